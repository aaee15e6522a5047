import { SAMPLE_RATE } from '@/lib/audio/filter'
import type { MeasuredSound } from '@/lib/audio/match-loudness'
import { renderScene } from '@/lib/audio/scenes/render-scene'
import type { SceneName } from '@/lib/audio/scenes/scene'

/** A scene as an audio buffer, and its samples. */
export interface SceneSound extends MeasuredSound {
  buffer: AudioBuffer
}

/** A scene takes 6 MB. */
const MOST_KEPT = 4

/** The scenes asked for last, the latest at the end. */
const sounds = new Map<SceneName, Promise<SceneSound>>()

/** A scene, rendered without blocking the page. */
export function soundOf(name: SceneName): Promise<SceneSound> {
  const sound = sounds.get(name) ?? make(name)
  sounds.delete(name)
  sounds.set(name, sound)
  for (const [oldest] of sounds) if (sounds.size > MOST_KEPT) sounds.delete(oldest)
  return sound
}

async function make(name: SceneName): Promise<SceneSound> {
  const { left, right, loudness } = await renderScene(name, nextTask)
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: SAMPLE_RATE })
  buffer.copyToChannel(left, 0)
  buffer.copyToChannel(right, 1)
  return { buffer, channels: [left, right], loudness }
}

/** Lets the page respond in between; a timer would wait for 4 ms each time. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
