import { takeSound } from '@/components/audio/playing/one-sound'
import { fade, TunedPreset } from '@/components/audio/playing/tuned-preset'
import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import { amplitudeOf, preampOf } from '@/lib/audio/preamp'

export const clipSides = ['before', 'preset', 'fit'] as const
export type ClipSide = (typeof clipSides)[number]

interface HeardFilters {
  filters: readonly Filter[]
  /** dB, without their preamp. */
  louder: number
}
export type HeardSides = Partial<Record<ClipSide, HeardFilters>>

/** From any place, through one of several filters, equally loud; a headset's correction is on all sides. */
export class ClipSound {
  #context: AudioContext | undefined
  #source: AudioBufferSourceNode | undefined
  /** Time of the context, and position in the clip; seconds. */
  #begun = { at: 0, from: 0 }
  #nodes: Record<ClipSide, { preset: TunedPreset; gain: GainNode }> | undefined
  #sides: HeardSides = {}
  #correction: readonly Filter[] = []
  #side: ClipSide = 'before'
  readonly #stop = () => this.pause()

  /** @param onEnd called when it stops by itself, or for another sound */
  constructor(
    readonly buffer: AudioBuffer,
    private readonly onEnd: () => void,
  ) {}

  /** Seconds; null while it does not play. */
  get time(): number | null {
    if (!this.#source || !this.#context) return null
    return this.#begun.from + this.#context.currentTime - this.#begun.at
  }

  /** Browsers want it called from a gesture. */
  play(from: number): void {
    this.pause()
    takeSound(this.#stop)
    const context = (this.#context ??= new AudioContext({ sampleRate: SAMPLE_RATE }))
    void context.resume()
    const nodes = (this.#nodes ??= nodesIn(context))
    const source = new AudioBufferSourceNode(context, { buffer: this.buffer })
    for (const { preset } of Object.values(nodes)) source.connect(preset.input)
    source.onended = () => this.#source === source && this.pause()
    source.start(0, from)
    this.#source = source
    this.#begun = { at: context.currentTime, from }
    this.#apply()
  }

  pause(): void {
    if (!this.#source) return
    this.#source.stop()
    this.#source.disconnect()
    this.#source = undefined
    this.onEnd()
  }

  hear(side: ClipSide): void {
    this.#side = side
    this.#apply()
  }

  tune(sides: HeardSides, correction: readonly Filter[]): void {
    this.#sides = sides
    this.#correction = correction
    this.#apply()
  }

  close(): void {
    this.pause()
    void this.#context?.close()
  }

  #apply(): void {
    if (!this.#nodes) return
    const sides = { ...this.#sides, before: { filters: [], louder: 0 } }
    const heard = clipSides.flatMap((side) => {
      const { filters, louder } = sides[side] ?? {}
      if (!filters || louder === undefined) return []
      const whole = [...filters, ...this.#correction]
      const preamp = preampOf(whole)
      return [{ side, whole, preamp, loudness: louder + preamp }]
    })
    // All are lowered to the softest, and none is raised.
    const softest = Math.min(...heard.map(({ loudness }) => loudness))
    for (const { side, whole, preamp, loudness } of heard) {
      const { preset, gain } = this.#nodes[side]
      preset.tune(whole, preamp)
      fade(gain, side === this.#side ? amplitudeOf(softest - loudness) : 0)
    }
  }
}

function nodesIn(context: AudioContext) {
  const side = () => {
    const preset = new TunedPreset(context, [])
    const gain = new GainNode(context, { gain: 0 })
    preset.output.connect(gain).connect(context.destination)
    return { preset, gain }
  }
  return { before: side(), preset: side(), fit: side() }
}
