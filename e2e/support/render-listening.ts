import type { Filter } from '@/lib/audio/filter'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { prepareStimulus } from '@/lib/listening-test/stimulus/prepare-stimulus'
import type { NoisePlace, Parts, SoundedTrial } from '@/lib/listening-test/stimulus/stimulus'

export interface ListeningCase {
  scene: SceneName
  noise: NoisePlace
  filters: readonly Filter[]
  trial: SoundedTrial
}

declare global {
  /** A trial as the browser plays it, both ears; bundled into an empty page by hearing-sound.ts. */
  var renderListening: (asked: ListeningCase, parts: Parts) => Promise<number[][]>
}

/** Samples of silence before a trial: it is not started at the beginning of a render quantum. */
const LEAD = 1000

globalThis.renderListening = async ({ scene, noise, filters, trial }, parts) => {
  const stimulus = await prepareStimulus(
    { scene, noise, filters, correction: [], worn: 'open' },
    async () => {},
  )
  const { left, right } = stimulus.trialSound(trial, parts)
  const sampleRate = 48_000
  const context = new OfflineAudioContext({ numberOfChannels: 2, length: LEAD + left.length, sampleRate })
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate })
  buffer.copyToChannel(left, 0)
  buffer.copyToChannel(right, 1)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  source.start(LEAD / sampleRate)
  const played = await context.startRendering()
  return [0, 1].map((channel) => [...played.getChannelData(channel).subarray(LEAD)])
}
