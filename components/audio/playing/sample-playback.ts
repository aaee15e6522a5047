import type { Filter } from '@/lib/audio/filter'
import { matchLoudness, type MatchedGains } from '@/lib/audio/match-loudness'
import type { SceneName } from '@/lib/audio/scenes/scene'
import type { Headset } from '@/lib/headsets/schema'
import { withHeadset } from '@/lib/headsets/with-headset'
import { nextTask, soundOf, type SceneSound } from './scene-sound'
import { fade, FADE, TunedPreset } from './tuned-preset'

/** Without a preset, with it, and with it and the correction of the chosen headset. */
export type Side = 'before' | 'after' | 'headset'

/** ms without a change before loudness is matched again. */
const SETTLED = 250
const SPECTRUM_SIZE = 8192
/** Amplitude; samples are no louder than other pages. */
const VOLUME = 0.5

/** A playing scene: one source feeds all sides, so that a switch keeps the position. */
interface Track {
  sound: SceneSound
  source: AudioBufferSourceNode
  filters: readonly Filter[]
  preset: TunedPreset
  /** The preset with the headset's correction; null without a headset. */
  whole: TunedPreset | null
  sides: Record<Side, GainNode>
  gains: MatchedGains
}

/** The listening sample: a looping scene, without and with a preset. */
export class SamplePlayback {
  /** Measures the sound before the volume. */
  readonly analyser: AnalyserNode
  private readonly gate: GainNode
  private readonly volume: GainNode
  private track: Track | undefined
  private headset: Headset | null = null
  private side: Side = 'after'
  private wanted = 0
  /** Whether it is to be heard, as soon as the browser lets it. */
  private isOn = false
  private suspension: ReturnType<typeof setTimeout> | undefined
  private settling: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly context: AudioContext) {
    this.analyser = new AnalyserNode(context, { fftSize: SPECTRUM_SIZE, smoothingTimeConstant: 0.75 })
    this.gate = new GainNode(context, { gain: 0 })
    this.volume = new GainNode(context, { gain: VOLUME })
    this.analyser.connect(this.gate).connect(this.volume).connect(context.destination)
  }

  /** Renders a scene before it is first played. */
  static async prepare(scene: SceneName): Promise<void> {
    await soundOf(scene)
  }

  async play(): Promise<void> {
    this.isOn = true
    clearTimeout(this.suspension)
    await this.context.resume()
    // It may have waited long, and have been paused meanwhile.
    if (this.isOn) fade(this.gate, 1)
  }

  pause(): void {
    this.isOn = false
    fade(this.gate, 0)
    clearTimeout(this.suspension)
    this.suspension = setTimeout(() => void this.context.suspend(), 2 * FADE * 1000)
  }

  /** Starts a scene from its beginning, without and with these filters; the last call wins. */
  async show(filters: readonly Filter[], scene: SceneName): Promise<void> {
    this.wanted += 1
    const call = this.wanted
    const sound = await soundOf(scene)
    await nextTask()
    if (this.wanted !== call) return
    const { headset } = this
    const gains = await matchLoudness(sound, filters, nextTask, this.whole(filters))
    if (this.wanted !== call) return
    const last = this.track
    this.track = this.start(sound, filters, gains)
    if (this.headset !== headset) this.settle(this.track)
    if (!last) return
    for (const side of Object.values(last.sides)) fade(side, 0)
    last.source.stop(this.context.currentTime + FADE)
  }

  /** Switches to the other side at the same position. */
  hear(side: Side): void {
    this.side = side
    if (!this.track) return
    const { sides, gains } = this.track
    fade(sides.before, side === 'before' ? gains.before : 0)
    fade(sides.after, side === 'after' ? gains.after : 0)
    fade(sides.headset, side === 'headset' ? gains.headset : 0)
  }

  /** Puts another headset's correction behind the preset, or takes it off; heard on its side at once. */
  wear(headset: Headset | null): void {
    this.headset = headset
    const { track } = this
    if (!track) return
    this.fit(track)
    this.settle(track)
  }

  /**
   * Changes the filters at once. Matching the loudness takes tenths of a second, so it waits until the changes
   * pause.
   * @param preamp dB, if known
   */
  tune(filters: readonly Filter[], preamp?: number): void {
    const { track } = this
    if (!track) return
    track.filters = filters
    track.preset.tune(filters, preamp)
    this.fit(track)
    this.settle(track)
  }

  private settle(track: Track): void {
    clearTimeout(this.settling)
    this.settling = setTimeout(() => void this.match(track), SETTLED)
  }

  private async match(track: Track): Promise<void> {
    const { settling } = this
    const { filters } = track
    const gains = await matchLoudness(track.sound, filters, nextTask, this.whole(filters))
    if (this.track !== track || this.settling !== settling) return
    track.gains = gains
    this.hear(this.side)
  }

  private start(sound: SceneSound, filters: readonly Filter[], gains: MatchedGains): Track {
    const { context, analyser } = this
    const source = new AudioBufferSourceNode(context, { buffer: sound.buffer, loop: true })
    const sides = {
      before: new GainNode(context, { gain: 0 }),
      after: new GainNode(context, { gain: 0 }),
      headset: new GainNode(context, { gain: 0 }),
    }
    source.connect(sides.before).connect(analyser)
    const preset = new TunedPreset(context, filters)
    source.connect(preset.input)
    preset.output.connect(sides.after).connect(analyser)
    sides.headset.connect(analyser)
    const track: Track = { sound, source, filters, preset, whole: null, sides, gains }
    this.fit(track)
    fade(sides[this.side], gains[this.side])
    source.start()
    return track
  }

  private whole(filters: readonly Filter[]): readonly Filter[] | undefined {
    return this.headset ? withHeadset(filters, this.headset) : undefined
  }

  /** Lets a track's third side follow its filters and the headset. */
  private fit(track: Track): void {
    const whole = this.whole(track.filters)
    if (!whole) {
      if (track.whole) track.source.disconnect(track.whole.input)
      track.whole = null
    } else if (track.whole) track.whole.tune(whole)
    else {
      track.whole = new TunedPreset(this.context, whole)
      track.source.connect(track.whole.input)
      track.whole.output.connect(track.sides.headset)
    }
  }
}
