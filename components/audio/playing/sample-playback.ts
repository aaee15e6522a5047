import type { Filter } from '@/lib/audio/filter'
import type { MatchedGains } from '@/lib/audio/match-loudness'
import { SCENE_LENGTH, type SceneName } from '@/lib/audio/scenes/scene'
import type { Headset } from '@/lib/headsets/schema'
import { withHeadset } from '@/lib/headsets/with-headset'
import { heardSound, type HeardScene } from './heard-scene'
import { gainsOf, soundOf, startSceneWorker } from './scene-sound'
import { fade, FADE, TunedPreset } from './tuned-preset'

/** Without a preset, with it, and with it and the correction of the chosen headset. */
export type Side = 'before' | 'after' | 'headset'

const SETTLED = 250 // ms without a change before loudness is matched again
const FADED = 2 * FADE * 1000 // ms until a fade is over
const SPECTRUM_SIZE = 8192
const VOLUME = 0.5 // amplitude; samples are no louder than other pages

/** One source feeds all sides, so that a switch keeps the position. */
interface Track {
  scene: HeardScene
  source: AudioBufferSourceNode
  /** When its beginning was or would have been heard, in seconds of the context. */
  begun: number
  filters: readonly Filter[]
  /** Only the audible side has filter nodes, since they are slow to create. */
  presets: Partial<Record<FilteredSide, TunedPreset>>
  sides: Record<Side, GainNode>
  gains: MatchedGains
  isOld: boolean // changed while it was paused
  /** Gains of a part of the scene, or not yet matched to `Leises lauter`: the first sound does not wait. */
  isRough: boolean
}

type FilteredSide = Exclude<Side, 'before'>

export class SamplePlayback {
  readonly analyser: AnalyserNode // measures the sound before the volume
  private readonly gate: GainNode
  private readonly volume: GainNode
  private track: Track | undefined
  private headset: Headset | null = null
  private side: Side = 'after'
  private wanted = 0
  private isOn = false // should play as soon as the browser allows it
  private suspension: ReturnType<typeof setTimeout> | undefined
  private settling: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly context: AudioContext) {
    this.analyser = new AnalyserNode(context, { fftSize: SPECTRUM_SIZE, smoothingTimeConstant: 0.75 })
    this.gate = new GainNode(context, { gain: 0 })
    this.volume = new GainNode(context, { gain: VOLUME })
    this.analyser.connect(this.gate).connect(this.volume).connect(context.destination)
  }

  /** @param scene made at once, if given */
  static async prepare(scene?: SceneName): Promise<void> {
    startSceneWorker()
    if (scene) await soundOf({ name: scene, dynamics: null, isEvened: false })
  }

  async play(): Promise<void> {
    this.isOn = true
    clearTimeout(this.suspension)
    const { track } = this
    if (track) {
      this.connect(track)
      if (track.isOld) await this.match(track)
      else if (track.isRough) this.settle(track)
    }
    await this.context.resume()
    // This may have taken long, and the playback may have been paused meanwhile.
    if (this.isOn) fade(this.gate, 1)
  }

  pause(): void {
    this.isOn = false
    fade(this.gate, 0)
    clearTimeout(this.suspension)
    this.suspension = setTimeout(() => void this.context.suspend(), FADED)
  }

  /** The last call wins. @param goesOn continues from the current position if the scene stays the same */
  async show(filters: readonly Filter[], scene: HeardScene, goesOn = false): Promise<void> {
    this.wanted += 1
    const call = this.wanted
    const { headset } = this
    const known = { ...scene, ...heardSound(scene) }
    const isRough = known.dynamics !== scene.dynamics
    const part = goesOn ? 'whole' : 'opening'
    const [buffer, gains] = await Promise.all([
      soundOf(scene, part),
      gainsOf(known, this.filtersOf(filters), part),
    ])
    if (this.wanted !== call) return
    const last = this.track
    const { currentTime } = this.context
    const begun = goesOn && last?.scene.name === scene.name ? last.begun : currentTime
    const isOld = this.headset !== headset
    this.track = this.start({ scene, begun, filters, gains, isOld, isRough }, buffer)
    if (this.isOn && (isOld || isRough)) this.settle(this.track)
    if (last) this.end(last)
    if (buffer.duration < SCENE_LENGTH) void this.follow(this.track)
  }

  /** Replaces the first seconds by the whole scene at the same position, and matches the loudness again by that. */
  private async follow(opening: Track): Promise<void> {
    const buffer = await soundOf(opening.scene)
    if (this.track !== opening) return
    this.track = this.start({ ...opening, isRough: true }, buffer)
    if (this.isOn) this.settle(this.track)
    this.end(opening)
  }

  private end({ source, sides }: Track): void {
    for (const side of Object.values(sides)) fade(side, 0)
    source.stop(this.context.currentTime + FADE)
  }

  /** At the same position. */
  hear(side: Side): void {
    this.side = side
    if (!this.track) return
    this.connect(this.track)
    const { sides, gains } = this.track
    fade(sides.before, side === 'before' ? gains.before : 0)
    fade(sides.after, side === 'after' ? gains.after : 0)
    fade(sides.headset, side === 'headset' ? gains.headset : 0)
  }

  /** Behind the preset; audible at once on the headset's side. */
  wear(headset: Headset | null): void {
    this.headset = headset
    if (this.track) this.change(this.track)
  }

  /** At once; matching the loudness takes tenths of a second, so it waits for a pause. @param preamp dB, if known */
  tune(filters: readonly Filter[], preamp?: number): void {
    const { track } = this
    if (!track) return
    track.filters = filters
    this.change(track, preamp)
  }

  /** While the sound is paused, this waits until it plays. */
  private change(track: Track, preamp?: number): void {
    track.isOld = true
    if (!this.isOn) {
      this.disconnect(track)
      return
    }
    const { filters, whole } = this.filtersOf(track.filters)
    track.presets.after?.tune(filters, preamp)
    if (whole) track.presets.headset?.tune(whole)
    this.settle(track)
  }

  private settle(track: Track): void {
    clearTimeout(this.settling)
    this.settling = setTimeout(() => void this.match(track), SETTLED)
  }

  private async match(track: Track): Promise<void> {
    const { filters } = track
    const { headset } = this
    const gains = await gainsOf(track.scene, this.filtersOf(filters))
    if (this.track !== track || track.filters !== filters || this.headset !== headset) return
    track.gains = gains
    track.isOld = false
    track.isRough = false
    this.hear(this.side)
  }

  private start(
    track: Pick<Track, 'scene' | 'begun' | 'filters' | 'gains' | 'isOld' | 'isRough'>,
    buffer: AudioBuffer,
  ): Track {
    const { context, analyser } = this
    const source = new AudioBufferSourceNode(context, { buffer, loop: !(buffer.duration < SCENE_LENGTH) })
    const sides = {
      before: new GainNode(context, { gain: 0 }),
      after: new GainNode(context, { gain: 0 }),
      headset: new GainNode(context, { gain: 0 }),
    }
    for (const side of Object.values(sides)) side.connect(analyser)
    source.connect(sides.before)
    const started: Track = { ...track, source, sides, presets: {} }
    this.connect(started)
    fade(sides[this.side], started.gains[this.side])
    source.start(0, (context.currentTime - started.begun) % buffer.duration)
    return started
  }

  /** Creates the filters of the audible side, and removes those of the others once they have faded out. */
  private connect(track: Track): void {
    if (!this.isOn) return
    const { side } = this
    setTimeout(() => this.disconnect(track, this.side), FADED)
    if (side === 'before' || track.presets[side]) return
    const { filters, whole } = this.filtersOf(track.filters)
    const preset = new TunedPreset(this.context, side === 'after' ? filters : (whole ?? filters))
    track.source.connect(preset.input)
    preset.output.connect(track.sides[side])
    track.presets[side] = preset
  }

  private disconnect({ source, presets }: Track, except?: Side): void {
    for (const side of ['after', 'headset'] as const) {
      const preset = presets[side]
      if (!preset || side === except) continue
      source.disconnect(preset.input)
      preset.output.disconnect()
      delete presets[side]
    }
  }

  private filtersOf(filters: readonly Filter[]): { filters: readonly Filter[]; whole?: readonly Filter[] } {
    return this.headset ? { filters, whole: withHeadset(filters, this.headset) } : { filters }
  }
}
