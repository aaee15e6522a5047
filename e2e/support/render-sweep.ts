import type { Filter } from '@/lib/audio/filter'
import { presetNodes } from '@/lib/audio/preset-nodes'

declare global {
  /** Samples before and behind the player's nodes; bundled into an empty page by audio-deviation.ts. */
  var renderSweep: (
    filters: readonly Filter[],
    sampleRate: number,
  ) => Promise<Record<'played' | 'heard', number[]>>
}

const LENGTH = 16_384
/** Hz */
const FROM = 10

globalThis.renderSweep = async (filters, sampleRate) => {
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: LENGTH, sampleRate })
  // As long as the result: nodes cut off their tails once their input has ended.
  const buffer = new AudioBuffer({ length: LENGTH, numberOfChannels: 1, sampleRate })
  const played = sweep(sampleRate)
  buffer.copyToChannel(played, 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  const { input, output } = presetNodes(context, filters)
  source.connect(input)
  output.connect(context.destination)
  source.start()
  const heard = (await context.startRendering()).getChannelData(0)
  return { played: [...played], heard: [...heard] }
}

/**
 * A tone that rises through all frequencies, followed by as much silence. An impulse would have so little energy in the lowest
 * bass that Chromium's rounding of its filters' state, once every 128 samples, would show.
 */
function sweep(sampleRate: number): Float32Array<ArrayBuffer> {
  const [half, octaves] = [LENGTH / 2, Math.log(sampleRate / 2 / FROM)]
  return Float32Array.from({ length: LENGTH }, (_, index) =>
    index < half
      ? 0.5 *
        Math.sin(((2 * Math.PI * FROM * half) / sampleRate / octaves) * Math.expm1((octaves * index) / half))
      : 0,
  )
}
