import type { Filter } from '@/lib/audio/filter'
import { presetNodes } from '@/lib/audio/preset-nodes'
import { fade, FADE } from './fade'

/** ms from one change to the next: often enough to be heard as one movement. */
const PACE = 40

interface Chain {
  input: AudioNode
  gate: GainNode
}

/**
 * A preset whose filters can be changed while it sounds. The nodes that follow the drawn curve exactly cannot be changed, so
 * each change is a chain of new ones to which the sound goes over.
 */
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

  /** @param preamp dB; computed from the filters if it is not known */
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
