import { SamplePlayback } from './sample-playback'

/** A node that connects to nothing; its gain is where it is going. */
class FakeNode {
  static readonly made: FakeNode[] = []
  readonly gain = {
    value: 0,
    cancelScheduledValues: () => undefined,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => (this.gain.value = value),
  }

  constructor(readonly context: unknown) {
    FakeNode.made.push(this)
  }

  connect(next: unknown): unknown {
    return next
  }
}
Object.assign(globalThis, { GainNode: FakeNode, AnalyserNode: FakeNode })

/** A playback whose browser lets sound begin only when told to. */
function waiting() {
  FakeNode.made.length = 0
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const context = { currentTime: 0, resume: () => begun, suspend: () => Promise.resolve() }
  // jsdom has no AudioContext; these three are all that playing and pausing use.
  const playback = new SamplePlayback(context as unknown as AudioContext)
  const [, gate] = FakeNode.made
  return { playback, begin: () => begin(), opening: () => gate?.gain.value }
}

describe('a sound that the browser lets begin late', () => {
  it('is heard then', async () => {
    const { playback, begin, opening } = waiting()
    const played = playback.play()
    expect(opening()).toBe(0)
    begin()
    await played
    expect(opening()).toBe(1)
  })

  it('stays silent if it was paused meanwhile, until it is played again', async () => {
    const { playback, begin, opening } = waiting()
    const played = playback.play()
    playback.pause()
    begin()
    await played
    expect(opening()).toBe(0)
    await playback.play()
    expect(opening()).toBe(1)
  })
})
