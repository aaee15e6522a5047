import type { Filter } from '@/lib/audio/filter'
import { matchLoudness, type MatchedGains } from '@/lib/audio/match-loudness'
import { presetNodes } from '@/lib/audio/preset-nodes'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { nextTask, soundOf } from './scene-sound'

export type Side = 'before' | 'after'

/** Seconds; long enough not to click, too short to be heard as a fade. */
const CROSS_FADE = 0.015
const SPECTRUM_SIZE = 8192
/** Of the amplitude: samples are no louder than other pages. */
const VOLUME = 0.5

/** One scene as it sounds: its source feeds both sides at once, so that a switch cannot lose the position. */
interface Track {
  source: AudioBufferSourceNode
  sides: Record<Side, GainNode>
  gains: MatchedGains
}

/** The sound of the listening sample: a scene that repeats, without and with a preset. */
export class SamplePlayback {
  /** Of what is heard, volume aside. */
  readonly analyser: AnalyserNode
  private readonly gate: GainNode
  private readonly volume: GainNode
  private track: Track | undefined
  private side: Side = 'after'
  private wanted = 0
  private suspension: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly context: AudioContext) {
    this.analyser = new AnalyserNode(context, { fftSize: SPECTRUM_SIZE, smoothingTimeConstant: 0.75 })
    this.gate = new GainNode(context, { gain: 0 })
    this.volume = new GainNode(context, { gain: VOLUME })
    this.analyser.connect(this.gate).connect(this.volume).connect(context.destination)
  }

  /** Makes a scene ahead of its first play. */
  static async prepare(scene: SceneName): Promise<void> {
    await soundOf(scene)
  }

  async play(): Promise<void> {
    clearTimeout(this.suspension)
    await this.context.resume()
    this.fade(this.gate, 1)
  }

  pause(): void {
    this.fade(this.gate, 0)
    clearTimeout(this.suspension)
    this.suspension = setTimeout(() => void this.context.suspend(), 2 * CROSS_FADE * 1000)
  }

  /** Starts a scene from its beginning, without and with these filters; the last one asked for wins. */
  async show(filters: readonly Filter[], scene: SceneName): Promise<void> {
    this.wanted += 1
    const call = this.wanted
    const sound = await soundOf(scene)
    await nextTask()
    if (this.wanted !== call) return
    const gains = matchLoudness(sound.channels, filters)
    const last = this.track
    this.track = this.start(sound.buffer, filters, gains)
    if (!last) return
    for (const side of Object.values(last.sides)) this.fade(side, 0)
    last.source.stop(this.context.currentTime + CROSS_FADE)
  }

  /** Goes over to the other side at the same position. */
  hear(side: Side): void {
    this.side = side
    if (!this.track) return
    const { sides, gains } = this.track
    this.fade(sides.before, side === 'before' ? gains.before : 0)
    this.fade(sides.after, side === 'after' ? gains.after : 0)
  }

  private start(buffer: AudioBuffer, filters: readonly Filter[], gains: MatchedGains): Track {
    const { context, analyser } = this
    const source = new AudioBufferSourceNode(context, { buffer, loop: true })
    const sides = {
      before: new GainNode(context, { gain: 0 }),
      after: new GainNode(context, { gain: 0 }),
    }
    source.connect(sides.before).connect(analyser)
    const preset = presetNodes(context, filters)
    source.connect(preset.input)
    preset.output.connect(sides.after).connect(analyser)
    this.fade(sides[this.side], gains[this.side])
    source.start()
    return { source, sides, gains }
  }

  private fade({ gain }: GainNode, value: number): void {
    const now = this.context.currentTime
    gain.cancelScheduledValues(now)
    gain.setValueAtTime(gain.value, now)
    gain.linearRampToValueAtTime(value, now + CROSS_FADE)
  }
}
