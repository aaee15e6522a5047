import { OwnSound, loadLimiter } from '@/components/own-sound/own-sound'
import type { Filter } from '@/lib/audio/filter'

declare global {
  /** Samples from an impulse to the loudest output sample of the live-listening nodes, on both sides. */
  var heldBack: (filters: readonly Filter[], sampleRate: number) => Promise<number[]>
  /** Connects the browser's input to the nodes of live listening. */
  var hearInput: (filters: readonly Filter[], sampleRate: number) => Promise<void>
}

const LENGTH = 16_384

globalThis.heldBack = async (filters, sampleRate) => {
  const delays: number[] = []
  for (const side of ['before', 'after'] as const) {
    const context = new OfflineAudioContext({ numberOfChannels: 1, length: LENGTH, sampleRate })
    const buffer = new AudioBuffer({ length: LENGTH, numberOfChannels: 1, sampleRate })
    buffer.copyToChannel(Float32Array.of(0.5), 0)
    const source = new AudioBufferSourceNode(context, { buffer })
    await loadLimiter(context)
    const sound = new OwnSound(context, filters, side)
    source.connect(sound.input)
    sound.analyser.connect(context.destination)
    source.start()
    const samples = (await context.startRendering()).getChannelData(0).map(Math.abs)
    delays.push(samples.indexOf(Math.max(...samples)))
  }
  return delays
}

globalThis.hearInput = async (filters, sampleRate) => {
  const mediaStream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 2 } })
  const context = new AudioContext({ sampleRate, latencyHint: 'interactive' })
  await loadLimiter(context)
  const sound = new OwnSound(context, filters, 'after')
  new MediaStreamAudioSourceNode(context, { mediaStream }).connect(sound.input)
  sound.analyser.connect(context.destination)
  await context.resume()
}
