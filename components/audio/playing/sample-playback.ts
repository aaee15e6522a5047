import type { Filter } from '@/lib/audio/filter'
import { matchLoudness, type MatchedGains } from '@/lib/audio/match-loudness'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { fade, FADE } from './fade'
import { nextTask, soundOf, type SceneSound } from './scene-sound'
import { TunedPreset } from './tuned-preset'

export type Side = 'before' | 'after'

/** ms without a change of its filters after which a preset's loudness is matched anew. */
const SETTLED = 250
const SPECTRUM_SIZE = 8192
/** Of the amplitude: samples are no louder than other pages. */
const VOLUME = 0.5

/** One scene as it sounds: its source feeds both sides at once, so that a switch cannot lose the position. */
interface Track {
  channels: readonly Float32Array[]
  source: AudioBufferSourceNode
  preset: TunedPreset
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
  private settling: ReturnType<typeof setTimeout> | undefined

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
    fade(this.gate, 1)
  }

  pause(): void {
    fade(this.gate, 0)
    clearTimeout(this.suspension)
    this.suspension = setTimeout(() => void this.context.suspend(), 2 * FADE * 1000)
  }

  /** Starts a scene from its beginning, without and with these filters; the last one asked for wins. */
  async show(filters: readonly Filter[], scene: SceneName): Promise<void> {
    this.wanted += 1
    const call = this.wanted
    const sound = await soundOf(scene)
    await nextTask()
    if (this.wanted !== call) return
    const gains = await matchLoudness(sound.channels, filters, nextTask)
    if (this.wanted !== call) return
    const last = this.track
    this.track = this.start(sound, filters, gains)
    if (!last) return
    for (const side of Object.values(last.sides)) fade(side, 0)
    last.source.stop(this.context.currentTime + FADE)
  }

  /** Goes over to the other side at the same position. */
  hear(side: Side): void {
    this.side = side
    if (!this.track) return
    const { sides, gains } = this.track
    fade(sides.before, side === 'before' ? gains.before : 0)
    fade(sides.after, side === 'after' ? gains.after : 0)
  }

  /**
   * Changes the filters of what plays at once. Both sides are made equally loud again when the changes come to rest, as that
   * takes tenths of a second.
   * @param preamp dB, if it is known
   */
  tune(filters: readonly Filter[], preamp?: number): void {
    const { track } = this
    if (!track) return
    track.preset.tune(filters, preamp)
    clearTimeout(this.settling)
    this.settling = setTimeout(() => void this.match(track, filters), SETTLED)
  }

  private async match(track: Track, filters: readonly Filter[]): Promise<void> {
    const { settling } = this
    const gains = await matchLoudness(track.channels, filters, nextTask)
    if (this.track !== track || this.settling !== settling) return
    track.gains = gains
    this.hear(this.side)
  }

  private start({ buffer, channels }: SceneSound, filters: readonly Filter[], gains: MatchedGains): Track {
    const { context, analyser } = this
    const source = new AudioBufferSourceNode(context, { buffer, loop: true })
    const sides = {
      before: new GainNode(context, { gain: 0 }),
      after: new GainNode(context, { gain: 0 }),
    }
    source.connect(sides.before).connect(analyser)
    const preset = new TunedPreset(context, filters)
    source.connect(preset.input)
    preset.output.connect(sides.after).connect(analyser)
    fade(sides[this.side], gains[this.side])
    source.start()
    return { channels, source, preset, sides, gains }
  }
}
