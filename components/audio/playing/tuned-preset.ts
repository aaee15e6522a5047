import type { Filter } from '@/lib/audio/filter'
import { presetNodes } from '@/lib/audio/preset-nodes'

export const FADE = 0.015 // seconds; long enough to avoid a click, too short to hear

const PACE = 40 // ms between changes: often enough to sound like one movement

interface Chain {
  input: AudioNode
  gate: GainNode
}

/** Filters can change in number and kind while it plays: each change crossfades to a new chain. */
export class TunedPreset {
  readonly input: GainNode
  readonly output: GainNode
  #chain: Chain
  #next: { filters: readonly Filter[]; preamp: number | undefined } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly context: BaseAudioContext,
    filters: readonly Filter[],
  ) {
    this.input = new GainNode(context)
    this.output = new GainNode(context)
    this.#chain = this.#connect(filters)
    this.#chain.gate.gain.value = 1
  }

  /** @param preamp dB; computed from the filters by default */
  tune(filters: readonly Filter[], preamp?: number): void {
    this.#next = { filters, preamp }
    if (this.#timer === undefined) this.#change()
  }

  #change(): void {
    this.#timer = undefined
    if (!this.#next) return
    const { filters, preamp } = this.#next
    this.#next = undefined
    const last = this.#chain
    this.#chain = this.#connect(filters, preamp)
    fade(this.#chain.gate, 1)
    fade(last.gate, 0)
    setTimeout(() => this.#disconnect(last), 2 * FADE * 1000)
    this.#timer = setTimeout(() => this.#change(), PACE)
  }

  #connect(filters: readonly Filter[], preamp?: number): Chain {
    const { input, output } = presetNodes(this.context, filters, preamp)
    const gate = new GainNode(this.context, { gain: 0 })
    this.input.connect(input)
    output.connect(gate).connect(this.output)
    return { input, gate }
  }

  #disconnect({ input, gate }: Chain): void {
    this.input.disconnect(input)
    gate.disconnect()
  }
}

/** Without a click. @param value factor */
export function fade({ gain, context }: GainNode, value: number): void {
  const now = context.currentTime
  gain.cancelScheduledValues(now)
  gain.setValueAtTime(gain.value, now)
  gain.linearRampToValueAtTime(value, now + FADE)
}
