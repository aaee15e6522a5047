import { takeSound } from '@/components/audio/playing/one-sound'
import { OwnSoundError } from '@/lib/own-sound/problem'
import { loadLimiter } from './own-sound'
import { session } from './own-sound-session'

const closed: string[] = []

jest.mock('./open-source', () => {
  const source = () => ({
    node: { connect: () => undefined },
    name: 'Mikro',
    resume: async () => undefined,
    close: () => closed.push('source'),
  })
  return { PATIENCE: 10, openSource: { input: async () => source() } }
})
jest.mock('./loudness-watch', () => ({
  LoudnessWatch: class {
    close(): void {}
  },
}))
jest.mock('./own-sound', () => ({
  loadLimiter: jest.fn(),
  OwnSound: class {
    readonly analyser = { connect: () => undefined }
    even(): void {}
  },
}))

class FakeContext extends EventTarget {
  readonly state = 'running'
  resume = async () => undefined
  close = async () => void closed.push('context')
}

beforeEach(() => {
  Object.assign(globalThis, { AudioContext: FakeContext })
  closed.length = 0
  jest.mocked(loadLimiter).mockReset().mockResolvedValue(undefined)
})

it('releases the microphone if the sound cannot be led through the preset', async () => {
  jest.mocked(loadLimiter).mockRejectedValue(new OwnSoundError('failed'))
  await session.start('input')
  expect(session.current()).toMatchObject({ state: 'idle', problem: 'failed' })
  expect(closed.toSorted()).toEqual(['context', 'source'])
})

it('ends for another sound of the page, and says why', async () => {
  await session.start('input')
  expect(session.current()).toMatchObject({ state: 'playing', problem: null })
  takeSound(() => undefined)
  expect(session.current()).toMatchObject({ state: 'idle', problem: 'otherSound' })
  expect(closed.toSorted()).toEqual(['context', 'source'])
})

it('stops the other sound when it starts', async () => {
  const stop = jest.fn()
  takeSound(stop)
  await session.start('input')
  expect(stop).toHaveBeenCalledTimes(1)
  session.end()
})
