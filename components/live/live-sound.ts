import type { Side } from '@/components/audio/playing/sample-playback'
import { fade, TunedPreset } from '@/components/audio/playing/tuned-preset'
import type { Filter } from '@/lib/audio/filter'
import type { MatchedGains } from '@/lib/audio/match-loudness'
import { LIMITER } from '@/lib/live/limiter'
import type { Tuning } from '@/lib/live/loudness-balance'

const SPECTRUM_SIZE = 8192
/** Samples per loudness measurement: 0.7 s at 48 kHz; BS.1770 needs 0.4. */
const PIECE = 32_768

/** Gets the limiter ready in the audio thread. @throws DOMException if it cannot be loaded */
export function loadLimiter(context: BaseAudioContext): Promise<void> {
  return context.audioWorklet.addModule(LIMITER.file)
}

/**
 * The nodes between source and output: without or with a preset and a headset's correction, then a limiter. Only that adds delay, and switching
 * loses nothing, because all sides are always fed.
 */
export class LiveSound {
  readonly input: GainNode
  /** Measures the output, both channels mixed. */
  readonly analyser: AnalyserNode
  private readonly ears: Ears
  private readonly outputs: Ears
  private readonly presets: Record<'after' | 'headset', TunedPreset>
  private readonly sides: Record<Side, GainNode>
  private gains: MatchedGains = { before: 1, after: 1, headset: 1 }
  /** Whether the limiter turns something down. */
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
    this.input.connect(this.sides.before).connect(limiter)
    for (const one of ['after', 'headset'] as const) {
      this.input.connect(this.presets[one].input)
      this.presets[one].output.connect(this.sides[one]).connect(limiter)
    }
    limiter.connect(this.analyser)
    limiter.connect(this.outputs.input)
  }

  hear(side: Side): void {
    this.side = side
    this.set()
  }

  /** @param whole the preset with a headset's correction; null without one */
  tune(preset: Tuning, whole: Tuning | null = null): void {
    this.presets.after.tune(preset.filters, preset.preamp)
    const { filters, preamp } = whole ?? { filters: [], preamp: 0 }
    this.presets.headset.tune(filters, preamp)
  }

  /** Matches the loudness of all sides. */
  balance(gains: MatchedGains): void {
    this.gains = gains
    this.set()
  }

  /** The latest piece of what comes in, by channel, for a measurement of its loudness. */
  piece(): Float32Array[] {
    return this.ears.samples()
  }

  /** The latest piece of what is heard, by channel. */
  output(): Float32Array[] {
    return this.outputs.samples()
  }

  private set(): void {
    const { side, sides, gains } = this
    fade(sides.before, side === 'before' ? gains.before : 0)
    fade(sides.after, side === 'after' ? gains.after : 0)
    fade(sides.headset, side === 'headset' ? gains.headset : 0)
  }
}

/** Takes the samples of both channels; an AnalyserNode alone gives half of their sum. */
class Ears {
  /** Mono is heard on both. */
  readonly input: GainNode
  private readonly channels: readonly AnalyserNode[]

  constructor(context: BaseAudioContext, fftSize: number) {
    this.input = new GainNode(context, { channelCount: 2, channelCountMode: 'explicit' })
    this.channels = [new AnalyserNode(context, { fftSize }), new AnalyserNode(context, { fftSize })]
    const splitter = new ChannelSplitterNode(context, { numberOfOutputs: 2 })
    this.input.connect(splitter)
    this.channels.forEach((channel, index) => splitter.connect(channel, index))
  }

  samples(): Float32Array[] {
    return this.channels.map((channel) => {
      const samples = new Float32Array(channel.fftSize)
      channel.getFloatTimeDomainData(samples)
      return samples
    })
  }
}
