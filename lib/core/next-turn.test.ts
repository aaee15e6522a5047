import { setImmediate as nextCheck } from 'node:timers/promises'
import { nextTurn } from './next-turn'

/** Ends the loop if it never yields. */
const PATIENCE_MS = 2_000

function work(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

beforeEach(async () => {
  // A turn that an earlier test has started ends here.
  await nextCheck()
})

it('lets timers run during concurrent loops that await only resolved promises', async () => {
  let isOver = false
  const end = performance.now() + PATIENCE_MS
  const loop = async () => {
    while (!isOver && performance.now() < end) {
      work(1)
      await nextTurn()
    }
  }
  const loops = [loop(), loop(), loop()]
  globalThis.setTimeout(() => (isOver = true), 5)
  await Promise.all(loops)
  expect(isOver).toBe(true)
})

it('does not interrupt work that has just begun', () => {
  expect([nextTurn(), nextTurn()]).toEqual([undefined, undefined])
})

it('lets only some of many waiting tasks go on in one turn', async () => {
  expect(nextTurn()).toBeUndefined()
  work(11)
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const waiting = Array.from({ length: 20 }, async () => {
    for (let turn = nextTurn(); turn; turn = nextTurn()) await turn
    work(6)
  })
  await Promise.all(waiting)
  isOver = true
  expect(turns).toBeGreaterThan(5)
})
