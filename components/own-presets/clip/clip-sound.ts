import { takeSound } from '@/components/audio/playing/one-sound'
import type { Side } from '@/components/audio/playing/sample-playback'
import { fade, TunedPreset } from '@/components/audio/playing/tuned-preset'
import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import { amplitudeOf, preampOf } from '@/lib/audio/preamp'

/** A clip, heard from any place, without and with filters, equally loud; a headset's correction is on both sides. */
export class ClipSound {
  #context: AudioContext | undefined
  #source: AudioBufferSourceNode | undefined
  /** When it began: the time of the context, and the position in the clip; in seconds. */
  #begun = { at: 0, from: 0 }
  #sides: Record<'before' | 'after', { preset: TunedPreset; gain: GainNode }> | undefined
  #tuning: { filters: readonly Filter[]; correction: readonly Filter[]; louder: number } = {
    filters: [],
    correction: [],
    louder: 0,
  }
  #side: Side = 'after'
  readonly #stop = () => this.pause()

  /** @param onEnd called when it stops by itself, or for another sound */
  constructor(
    private readonly buffer: AudioBuffer,
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
    const sides = (this.#sides ??= sidesIn(context))
    const source = new AudioBufferSourceNode(context, { buffer: this.buffer })
    for (const { preset } of Object.values(sides)) source.connect(preset.input)
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

  hear(side: Side): void {
    this.#side = side
    this.#apply()
  }

  /** @param louder dB by which the filters make the clip louder, without their preamp */
  tune(filters: readonly Filter[], correction: readonly Filter[], louder: number): void {
    this.#tuning = { filters, correction, louder }
    this.#apply()
  }

  close(): void {
    this.pause()
    void this.#context?.close()
  }

  #apply(): void {
    if (!this.#sides) return
    const { filters, correction, louder } = this.#tuning
    const whole = [...filters, ...correction]
    const [alone, both] = [preampOf(correction), preampOf(whole)]
    this.#sides.before.preset.tune(correction, alone)
    this.#sides.after.preset.tune(whole, both)
    const more = louder + both - alone
    // The louder side is lowered, and none is raised.
    fade(this.#sides.before.gain, this.#side === 'before' ? amplitudeOf(Math.min(0, more)) : 0)
    fade(this.#sides.after.gain, this.#side === 'before' ? 0 : amplitudeOf(-Math.max(0, more)))
  }
}

function sidesIn(context: AudioContext) {
  const side = () => {
    const preset = new TunedPreset(context, [])
    const gain = new GainNode(context, { gain: 0 })
    preset.output.connect(gain).connect(context.destination)
    return { preset, gain }
  }
  return { before: side(), after: side() }
}
