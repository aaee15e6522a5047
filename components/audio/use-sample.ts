'use client'

import { useEffect, useRef, useState } from 'react'
import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import type { SampleControls } from './sample-controls'
import type { SamplePlayback } from './sample-playback'

/** What is loaded when the sample is first played. */
interface Loaded {
  playback: SamplePlayback
  Controls: typeof SampleControls
}

type SampleState = 'paused' | 'loading' | 'playing'
type Failure = 'unavailable' | 'notLoaded'

/** Some browsers without a sound device leave a context waiting forever. */
const PATIENCE_MS = 3_000

/** The listening sample's state; sound starts by `toggle` alone, and stops when the tab is hidden or left. */
export function useSample(filters: readonly Filter[]) {
  const context = useRef<AudioContext>(undefined)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [state, setState] = useState<SampleState>('paused')
  const [failure, setFailure] = useState<Failure | null>(null)

  useEffect(() => {
    if (!loaded) return
    const stopWhenHidden = () => {
      if (!document.hidden) return
      loaded.playback.pause()
      setState('paused')
    }
    document.addEventListener('visibilitychange', stopWhenHidden)
    return () => document.removeEventListener('visibilitychange', stopWhenHidden)
  }, [loaded])

  useEffect(() => () => void context.current?.close(), [])

  const toggle = async () => {
    if (state === 'playing') {
      loaded?.playback.pause()
      return setState('paused')
    }
    setFailure(null)
    setState('loading')
    const problem = await start()
    setFailure(problem)
    setState(problem === null && !document.hidden ? 'playing' : 'paused')
  }

  /** Creates the context before anything is awaited, because browsers let only a gesture do it. */
  const start = async (): Promise<Failure | null> => {
    try {
      context.current ??= openContext()
      context.current.resume().catch(ignore)
    } catch {
      return 'unavailable'
    }
    const ready = loaded ?? (await load(context.current, filters).catch(() => null))
    if (!ready) return 'notLoaded'
    setLoaded(ready)
    if (document.hidden) return null
    await Promise.race([ready.playback.play().catch(ignore), later(PATIENCE_MS)])
    if (document.hidden) ready.playback.pause()
    return context.current.state === 'running' ? null : 'unavailable'
  }

  return { state, failure, loaded, toggle }
}

/** @throws if the browser has no Web Audio, or none with filters of free choice */
function openContext(): AudioContext {
  if (!('createIIRFilter' in AudioContext.prototype)) throw new Error('no IIRFilterNode')
  // The rate at which curves are drawn; the browser converts to that of the device.
  return new AudioContext({ sampleRate: SAMPLE_RATE })
}

async function load(context: AudioContext, filters: readonly Filter[]): Promise<Loaded> {
  const [{ SamplePlayback }, { SampleControls }] = await Promise.all([
    import('./sample-playback'),
    import('./sample-controls'),
  ])
  const playback = new SamplePlayback(context, filters)
  await playback.showScene('steps')
  return { playback, Controls: SampleControls }
}

/** A context that was closed meanwhile does not resume; its state tells. */
function ignore(): void {}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
