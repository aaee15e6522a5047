import type { Side } from '@/components/audio/playing/sample-playback'
import { fade, TunedPreset } from '@/components/audio/playing/tuned-preset'
import { type Dynamics, dynamicNames } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { LIMITER } from '@/lib/own-sound/limiter'
import type { Balance, Tuning } from '@/lib/own-sound/loudness-balance'
import { Ears, PIECE } from './ears'
import { COMPRESSOR } from '@/lib/own-sound/compressor'

const SPECTRUM_SIZE = 8192

/** Limiter and compressor, in the audio thread. @throws DOMException if it cannot be loaded */
export function loadLimiter(context: BaseAudioContext): Promise<void> {
  return context.audioWorklet.addModule(LIMITER.file)
}

const UNCHANGED = { before: 1, after: 1, headset: 1 } as const

/** Without or with `Leises lauter`, without or with a preset and a headset's correction, then a limiter. Only the
 * limiter adds delay, and switching loses no sound, because all sides are always fed. */
export class OwnSound {
  readonly input: GainNode
  readonly analyser: AnalyserNode // measures the output, both channels mixed
  private readonly ears: Ears
  private readonly outputs: Ears
  private readonly presets: Record<'after' | 'headset', TunedPreset>
  private readonly sides: Record<Side, GainNode>
  private readonly compression: Compression
  private isEvened = false
  private gains: Balance = { plain: UNCHANGED, evened: UNCHANGED }
  isLimited = false

  /** @param context after `loadLimiter` */
  constructor(
    context: BaseAudioContext,
    filters: readonly Filter[],
    private side: Side,
    whole: readonly Filter[] = [],
  ) {
    this.input = new GainNode(context)
    this.ears = new Ears(context, PIECE)
    this.outputs = new Ears(context, SPECTRUM_SIZE)
    this.analyser = new AnalyserNode(context, { fftSize: SPECTRUM_SIZE, smoothingTimeConstant: 0.75 })
    this.presets = {
      after: new TunedPreset(context, filters),
      headset: new TunedPreset(context, whole),
    }
    this.sides = {
      before: new GainNode(context, { gain: Number(side === 'before') }),
      after: new GainNode(context, { gain: Number(side === 'after') }),
      headset: new GainNode(context, { gain: Number(side === 'headset') }),
    }
    const limiter = new AudioWorkletNode(context, LIMITER.name, {
      outputChannelCount: [2],
      channelCount: 2,
      channelCountMode: 'explicit',
    })
    limiter.port.onmessage = ({ data }) => (this.isLimited = data === true)
    this.input.connect(this.ears.input)
    this.compression = new Compression(context, this.input)
    const { output } = this.compression
    output.connect(this.sides.before).connect(limiter)
    for (const one of ['after', 'headset'] as const) {
      output.connect(this.presets[one].input)
      this.presets[one].output.connect(this.sides[one]).connect(limiter)
    }
    limiter.connect(this.analyser)
    limiter.connect(this.outputs.input)
  }

  hear(side: Side): void {
    this.side = side
    this.set()
  }

  /** @param whole the preset with a headset's correction */
  tune(preset: Tuning, whole: Tuning | null = null): void {
    this.presets.after.tune(preset.filters, preset.preamp)
    const { filters, preamp } = whole ?? { filters: [], preamp: 0 }
    this.presets.headset.tune(filters, preamp)
  }

  /** Undefined for a preset without `Leises lauter`. */
  compress(dynamics: Dynamics | undefined): void {
    this.compression.tune(dynamics)
    this.set()
  }

  even(isOn: boolean): void {
    this.isEvened = isOn
    this.set()
  }

  balance(gains: Balance): void {
    this.gains = gains
    this.set()
  }

  /** The latest of the input, by channel, to measure its loudness. */
  piece(): Float32Array[] {
    return this.ears.samples()
  }

  /** The same piece; null for a preset without `Leises lauter`. */
  compressedPiece(): Float32Array[] | null {
    return this.compression.piece()
  }

  output(): Float32Array[] {
    return this.outputs.samples()
  }

  private set(): void {
    const { side, sides, isEvened, compression } = this
    const gains = isEvened ? this.gains.evened : this.gains.plain
    compression.hear(isEvened)
    fade(sides.before, side === 'before' ? gains.before : 0)
    fade(sides.after, side === 'after' ? gains.after : 0)
    fade(sides.headset, side === 'headset' ? gains.headset : 0)
  }
}

/** Only for a preset with `Leises lauter`. */
interface Compressed {
  node: AudioWorkletNode
  gate: GainNode
  ears: Ears
}

/** Sound without or with `Leises lauter`, crossfaded. */
class Compression {
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
