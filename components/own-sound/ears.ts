/** Samples per loudness measurement: 0.7 s at 48 kHz; BS.1770 needs 0.4. */
export const PIECE = 32_768

/** Both channels; an AnalyserNode alone gives half of their sum. */
export class Ears {
  readonly input: GainNode // mono is heard on both
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
