import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { errorStatus } from '@/lib/core/errors'
import { limitPages } from './limit-pages.mjs'

const response = () => new ServerResponse(new IncomingMessage(new Socket()))
const own = (network: string) => ({ network, isOwn: true })
const kept = () => {
  const answer = response()
  answer.setHeader('x-nextjs-prerender', '1')
  return answer
}
/** Waits two turns of the event loop: after a page, the next one begins in the following turn. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** Pages that are rendered until the test finishes them. */
function pages() {
  const done: (() => void)[] = []
  const make = () => new Promise<void>((resolve) => done.push(resolve))
  return { done, make }
}

describe('pages of one network', () => {
  it('are rendered a few at a time, in order, while others have their turn', async () => {
    const makePage = limitPages({ inWork: 2 })
    const { done, make } = pages()
    const answers = Array.from({ length: 5 }, () => makePage(own('one'), response(), make))
    await settled()
    expect(done).toHaveLength(2)
    let isOtherMade = false
    await makePage(own('other'), response(), async () => {
      isOtherMade = true
    })
    expect(isOtherMade).toBe(true)
    while (done.length > 0) {
      done.shift()?.()
      await settled()
    }
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 5 }, () => null))
  })

  it('leave a turn of the event loop to everything else after each, also if they come from memory', async () => {
    const makePage = limitPages({ inWork: 1 })
    let turns = 0
    const count = () => {
      turns += 1
      if (turns < 100) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(
      Array.from({ length: 20 }, () => makePage(own('one'), response(), () => Promise.resolve())),
    )
    expect(turns).toBeGreaterThanOrEqual(19)
  })

  it('are refused beyond the length of their queue', async () => {
    const makePage = limitPages({ inWork: 1, waiting: 3 })
    const { done, make } = pages()
    const answers = Array.from({ length: 6 }, () => makePage(own('one'), response(), make))
    await settled()
    const refused = { status: errorStatus.rate_limited, code: 'rate_limited', retryAfter: expect.any(Number) }
    expect(await Promise.all(answers.slice(4))).toEqual([refused, refused])
    expect(await makePage(own('other'), response(), () => Promise.resolve())).toBeNull()
    while (done.length > 0) {
      done.shift()?.()
      await settled()
    }
    await Promise.all(answers)
  })

  it('are not rendered for visitors who have left', async () => {
    const makePage = limitPages({ inWork: 1 })
    const { done, make } = pages()
    const first = makePage(own('one'), response(), make)
    const gone = response()
    const second = makePage(own('one'), gone, make)
    await settled()
    gone.destroy()
    done.shift()?.()
    await Promise.all([first, second])
    expect(done).toHaveLength(0)
  })

  it('release their turn when their visitor leaves, even if they never finish', async () => {
    const makePage = limitPages({ inWork: 1 })
    const leaving = response()
    const left = makePage(own('one'), leaving, () => new Promise(() => {}))
    let isNextMade = false
    const next = makePage(own('one'), response(), async () => {
      isNextMade = true
    })
    await settled()
    expect(isNextMade).toBe(false)
    leaving.destroy()
    leaving.emit('close')
    await Promise.all([left, next])
    expect(isNextMade).toBe(true)
  })

  it('are refused beyond the length of the whole queue', async () => {
    const makePage = limitPages({ inWork: 1, inWorkOfAll: 1, waitingOfAll: 2 })
    const { done, make } = pages()
    const answers = ['a', 'b', 'c', 'd'].map((network) => makePage(own(network), response(), make))
    await settled()
    expect(await answers[3]).toMatchObject({ status: errorStatus.busy, code: 'busy' })
    while (done.length > 0) {
      done.shift()?.()
      await settled()
    }
    await Promise.all(answers)
  })
})

describe('pages a minute', () => {
  const make = () => Promise.resolve()

  it('are limited for a network, by their cost', async () => {
    const makePage = limitPages({ points: 20 })
    const ask = async (network: string, answer: ServerResponse) =>
      (await makePage(own(network), answer, make))?.status
    expect(await ask('renders', response())).toBeUndefined()
    expect(await ask('renders', response())).toBeUndefined()
    expect(await ask('renders', response())).toBe(429)
    for (let count = 0; count < 20; count += 1) expect(await ask('reads', kept())).toBeUndefined()
    expect(await makePage(own('reads'), kept(), make)).toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    })
  })

  it('are not limited where strangers share a network', async () => {
    const makePage = limitPages({ points: 1 })
    const shared = { network: 'unknown', isOwn: false }
    for (let count = 0; count < 5; count += 1) expect(await makePage(shared, response(), make)).toBeNull()
  })
})
