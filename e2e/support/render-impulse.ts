import type { Filter } from '@/lib/audio/filter'
import { presetNodes } from '@/lib/audio/preset-nodes'

declare global {
  /** The impulse response of the player's nodes; bundled into an empty page by audio-deviation.ts. */
  var renderImpulse: (filters: readonly Filter[], sampleRate: number) => Promise<number[]>
}

const LENGTH = 16_384

globalThis.renderImpulse = async (filters, sampleRate) => {
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: LENGTH, sampleRate })
  // As long as the result: nodes cut off their tails once their input has ended.
  const buffer = new AudioBuffer({ length: LENGTH, numberOfChannels: 1, sampleRate })
  buffer.copyToChannel(Float32Array.of(1), 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  const { input, output } = presetNodes(context, filters)
  source.connect(input)
  output.connect(context.destination)
  source.start()
  return [...(await context.startRendering()).getChannelData(0)]
}
