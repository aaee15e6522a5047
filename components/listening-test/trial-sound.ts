'use client'

import { useEffect, useState } from 'react'
import { player } from '@/components/audio/playing/player'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import type { Scene } from '@/lib/audio/scenes/scene'

/** ms; without a sound device, some browsers keep a context waiting forever. */
const PATIENCE = 3_000

/** One sound at a time, each one buffer, so that what is in it keeps its place to the sample. */
export class TrialSound {
  #context: AudioContext | undefined
  #source: AudioBufferSourceNode | undefined

  /** Browsers want it called from a gesture. @throws if nothing can be played */
  async wake(): Promise<AudioContext> {
    player.stop()
    this.#context ??= new AudioContext({ sampleRate: SAMPLE_RATE })
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
    await Promise.race([this.#context.resume(), late])
    if (this.#context.state !== 'running') throw new Error('no sound device')
    return this.#context
  }

  /** Instead of what plays. @returns whether it was played to its end @throws if nothing can be played */
  async play({ left, right }: Scene): Promise<boolean> {
    this.stop()
    const context = await this.wake()
    const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: SAMPLE_RATE })
    buffer.copyToChannel(left, 0)
    buffer.copyToChannel(right, 1)
    const source = new AudioBufferSourceNode(context, { buffer })
    this.#source = source
    source.connect(context.destination)
    const ended = new Promise<boolean>((resolve) => {
      source.addEventListener('ended', () => resolve(this.#source === source), { once: true })
    })
    source.start()
    return ended
  }

  stop(): void {
    const source = this.#source
    this.#source = undefined
    source?.stop()
  }

  close(): void {
    this.stop()
    void this.#context?.close()
    this.#context = undefined
  }
}

/** One output for all sounds of a test. */
export function useSound(): TrialSound {
  const [sound] = useState(() => new TrialSound())
  useEffect(() => () => sound.close(), [sound])
  return sound
}
