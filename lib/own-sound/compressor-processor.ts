import { Compressor } from '@/lib/audio/dynamics/compressor'
import { dynamicNames } from '@/lib/audio/dynamics/dynamics'
import { COMPRESSOR, compressorParameters, valuesAt } from './compressor'

// Declares the AudioWorkletGlobalScope; TypeScript knows only the page's side.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** Both channels alike, without a delay. */
class CompressorProcessor extends AudioWorkletProcessor {
  static readonly parameterDescriptors = compressorParameters
  private values = valuesAt({})
  private readonly compressor = new Compressor(this.values)

  process(
    [input = []]: Float32Array[][],
    [output = []]: Float32Array[][],
    parameters: Record<string, Float32Array>,
  ): boolean {
    output.forEach((samples, channel) => {
      const heard = input[channel]
      if (heard) samples.set(heard)
    })
    const values = valuesAt(parameters)
    if (dynamicNames.some((name) => values[name] !== this.values[name])) this.compressor.tune(values)
    this.values = values
    this.compressor.compress(output)
    return true
  }
}

registerProcessor(COMPRESSOR, CompressorProcessor)
