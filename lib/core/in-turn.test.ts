import { inTurn } from './in-turn'

describe('inTurn', () => {
  it('runs work of one key sequentially, even after a failure, and of other keys concurrently', async () => {
    const done: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const step = (name: string, wait?: Promise<void>) => async () => {
      done.push(`${name} begins`)
      await wait
      done.push(`${name} ends`)
      if (name === 'b') throw new Error(name)
      return name
    }
    const results = [
      inTurn('one', step('a', held)),
      inTurn('one', step('b')),
      inTurn('one', step('c')),
      inTurn('other', step('d')),
    ]
    await results[3]
    expect(done).toEqual(['a begins', 'd begins', 'd ends'])
    release()
    const settled = await Promise.allSettled(results)
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(done.slice(3)).toEqual(['a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })
})
