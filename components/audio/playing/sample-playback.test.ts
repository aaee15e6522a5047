import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import type { Headset } from '@/lib/headsets/schema'
import type { HeardScene } from './heard-scene'
import { SamplePlayback } from './sample-playback'

/** A node whose gain is where it is going. */
class FakeNode {
  static readonly made: FakeNode[] = []
  private readonly to = new Set<unknown>()
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
    this.to.add(next)
    return next
  }

  disconnect(next?: unknown): void {
    if (next) this.to.delete(next)
    else this.to.clear()
  }

  /** Where a sound was begun, in seconds. */
  startedAt = 0

  start(...times: readonly number[]): void {
    this.startedAt = times[1] ?? 0
  }

  stop(): void {}

  /** All nodes that get its sound. */
  *fed(): Generator<FakeNode> {
    for (const next of this.to)
      if (next instanceof FakeNode) {
        yield next
        yield* next.fed()
      }
  }
}
class FakeFilter extends FakeNode {}
class FakeSource extends FakeNode {}
class FakeBuffer {
  readonly duration = 8
  copyToChannel(): void {}
}
Object.assign(globalThis, {
  GainNode: FakeNode,
  AnalyserNode: FakeNode,
  BiquadFilterNode: FakeFilter,
  AudioBufferSourceNode: FakeSource,
  AudioBuffer: FakeBuffer,
})

const STEPS: HeardScene = { name: 'steps', dynamics: null, isEvened: false }

/** A playback whose browser lets sound begin only when told to. */
function waiting() {
  FakeNode.made.length = 0
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const context = { currentTime: 0, resume: () => begun, suspend: () => Promise.resolve() }
  // jsdom has no AudioContext; these three are all that playing and pausing use.
  const playback = new SamplePlayback(context as unknown as AudioContext)
  const [, gate] = FakeNode.made
  const wait = (seconds: number) => (context.currentTime += seconds)
  return { playback, wait, begin: () => begin(), opening: () => gate?.gain.value }
}

describe('a sound that the browser starts late', () => {
  it('becomes audible once it starts', async () => {
    const { playback, begin, opening } = waiting()
    const played = playback.play()
    expect(opening()).toBe(0)
    begin()
    await played
    expect(opening()).toBe(1)
  })

  it('stays silent if paused before it starts, until it is played again', async () => {
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

describe('filters', () => {
  const peak = (fc: number) => ({ type: 'PK', fc, gain: 3, q: 1 }) as const
  const headset: Headset = {
    id: 'a',
    name: 'A',
    aliases: [],
    kind: 'over-ear',
    measurer: 'B',
    target: 'C',
    preamp: -3,
    filters: [peak(50), peak(70), peak(90)],
  }
  const made = () => FakeNode.made.filter((node) => node instanceof FakeFilter).length
  const fed = () => {
    const source = FakeNode.made.find((node) => node instanceof FakeSource)
    return new Set([...(source?.fed() ?? [])].filter((node) => node instanceof FakeFilter)).size
  }
  /** A playback of two filters on one side, and of five on another. */
  async function shown() {
    const { playback, begin } = waiting()
    begin()
    playback.wear(headset)
    await playback.show([peak(1000), peak(2000)], STEPS)
    return playback
  }

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  it('are created only for the side that is being heard', async () => {
    const playback = await shown()
    playback.hear('before')
    await playback.play()
    expect(made()).toBe(0)
    playback.hear('headset')
    expect(made()).toBe(5)
    playback.hear('after')
    jest.runAllTimers()
    expect([made(), fed()]).toEqual([7, 2])
  })

  it('are not created while nothing plays', async () => {
    const playback = await shown()
    await playback.play()
    playback.pause()
    const before = made()
    playback.tune([peak(1000), peak(2000), peak(3000)])
    playback.hear('headset')
    playback.wear(null)
    playback.hear('after')
    jest.runAllTimers()
    expect([made() - before, fed()]).toEqual([0, 0])
    await playback.play()
    expect(made() - before).toBe(3)
  })
})

it('keeps its position when soft sounds are made louder, and starts other scenes from the beginning', async () => {
  const { playback, wait } = waiting()
  const starts = () => FakeNode.made.flatMap((node) => (node instanceof FakeSource ? [node.startedAt] : []))
  await playback.show([], STEPS)
  wait(11)
  await playback.show([], { ...STEPS, dynamics: usualDynamics, isEvened: true }, true)
  await playback.show([], STEPS)
  await playback.show([], { ...STEPS, name: 'shots' }, true)
  expect(starts()).toEqual([0, 3, 0, 0])
})
