import { recordScreen } from './record-screen'

const closed: string[] = []

jest.mock('@/components/own-sound/open-source', () => ({
  openScreen: async () => ({ node: { connect: () => undefined }, close: () => closed.push('tab') }),
}))

class FakeContext {
  resume = async () => undefined
  close = async () => void closed.push('context')
}
class FakeRecorder {
  state = 'inactive'
  readonly mimeType = 'audio/webm'
  ondataavailable: (() => void) | null = null
  onstop: (() => void) | null = null
  start(): void {
    this.state = 'recording'
  }
  stop(): void {
    this.state = 'inactive'
    this.onstop?.()
  }
}

beforeEach(() => {
  closed.length = 0
  const Destination = class {
    readonly stream = {}
  }
  Object.assign(globalThis, {
    AudioContext: FakeContext,
    MediaRecorder: FakeRecorder,
    MediaStreamAudioDestinationNode: Destination,
  })
})

it('stops the capture of the tab if the browser cannot record', async () => {
  const Broken = class {
    constructor() {
      throw new DOMException('', 'NotSupportedError')
    }
  }
  Object.assign(globalThis, { MediaRecorder: Broken })
  await expect(recordScreen()).rejects.toThrow(DOMException)
  expect(closed).toEqual(['tab', 'context'])
})

it('ends by itself before the clip would be too long', async () => {
  jest.useFakeTimers()
  const { ended } = await recordScreen()
  jest.advanceTimersByTime(299_000)
  await expect(ended).resolves.toBeInstanceOf(File)
  expect(closed).toEqual(['tab', 'context'])
  jest.useRealTimers()
})
