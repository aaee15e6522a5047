import { fade } from '@/components/audio/playing/tuned-preset'
import { dynamicNames, type Dynamics } from '@/lib/audio/dynamics/dynamics'
import { COMPRESSOR } from '@/lib/own-sound/compressor'
import { Ears, PIECE } from './ears'

/** Only for a preset with `Leises lauter`. */
interface Compressed {
  node: AudioWorkletNode
  gate: GainNode
  ears: Ears
}

/** Sound without or with `Leises lauter`, crossfaded. */
export class Compression {
  readonly output: GainNode
  private readonly plain: GainNode
  private compressed: Compressed | null = null

  /** @param context after `loadLimiter` */
  constructor(
    private readonly context: BaseAudioContext,
    private readonly input: AudioNode,
  ) {
    this.output = new GainNode(context)
    this.plain = new GainNode(context)
    input.connect(this.plain).connect(this.output)
  }

  /** Undefined removes the compressor. */
  tune(dynamics: Dynamics | undefined): void {
    if (!dynamics) {
      if (this.compressed) this.disconnect(this.compressed)
      this.compressed = null
      return
    }
    this.compressed ??= this.connect()
    for (const name of dynamicNames) {
      const parameter = this.compressed.node.parameters.get(name)
      if (parameter) parameter.value = dynamics[name]
    }
  }

  hear(isEvened: boolean): void {
    const isCompressed = isEvened && this.compressed !== null
    fade(this.plain, Number(!isCompressed))
    if (this.compressed) fade(this.compressed.gate, Number(isCompressed))
  }

  /** The latest, by channel, heard or not. */
  piece(): Float32Array[] | null {
    return this.compressed?.ears.samples() ?? null
  }

  private connect(): Compressed {
    const node = new AudioWorkletNode(this.context, COMPRESSOR, {
      outputChannelCount: [2],
      channelCount: 2,
      channelCountMode: 'explicit',
    })
    const gate = new GainNode(this.context, { gain: 0 })
    const ears = new Ears(this.context, PIECE)
    this.input.connect(node).connect(gate).connect(this.output)
    node.connect(ears.input)
    return { node, gate, ears }
  }

  private disconnect({ node, gate }: Compressed): void {
    this.input.disconnect(node)
    gate.disconnect()
  }
}
