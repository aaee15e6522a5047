import { setTimeout } from 'node:timers/promises'
import { nextTurn } from './next-turn'

const work = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('lets timers have their turn in loops that only await what is there, however many go on at once', async () => {
  let isOver = false
  const loop = async () => {
    while (!isOver) {
      work(1)
      await nextTurn()
    }
  }
  const loops = [loop(), loop(), loop()]
  await setTimeout(5)
  isOver = true
  await Promise.all(loops)
})

it('interrupts nobody who has only just begun', async () => {
  await setTimeout(1)
  expect([nextTurn(), nextTurn()]).toEqual([undefined, undefined])
})
