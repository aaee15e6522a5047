'use client'

import { useEffect, useRef, useState } from 'react'
import { takeSound } from '@/components/audio/playing/one-sound'
import { SWEEP, sweepAmplitudes } from '@/lib/audio/sweep'

/** ms; without a sound device, some browsers keep a context waiting forever. */
const PATIENCE = 3_000

interface Sounding {
  context: AudioContext
  begin: number
}

interface Sweep {
  /** The share played, from 0 to 1; null while silent. */
  share: number | null
  failed: boolean
  toggle: () => void
}

export function useSweep(): Sweep {
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const sounding = useRef<Sounding | null>(null)
  const isSounding = share !== null

  const stop = () => {
    void sounding.current?.context.close()
    sounding.current = null
    setShare(null)
  }
  useEffect(
    () => () => {
      void sounding.current?.context.close()
      sounding.current = null
    },
    [],
  )
  useEffect(() => {
    if (!isSounding) return
    let frame = requestAnimationFrame(function follow() {
      const { current } = sounding
      if (!current) return
      const passed = Math.max(0, current.context.currentTime - current.begin) / SWEEP.seconds
      if (passed >= 1) return stop()
      setShare(passed)
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [isSounding])

  const toggle = () => {
    if (sounding.current) return stop()
    // With two sounds at once, the tone could not be judged.
    takeSound(stop)
    setFailed(false)
    try {
      const tone = startTone()
      sounding.current = tone
      setShare(0)
      setTimeout(() => {
        if (sounding.current !== tone || tone.context.state === 'running') return
        stop()
        setFailed(true)
      }, PATIENCE)
    } catch {
      setFailed(true)
    }
  }
  return { share, failed, toggle }
}

/** @throws if the browser lacks Web Audio */
function startTone(): Sounding {
  const context = new AudioContext()
  const begin = context.currentTime + 0.05
  const tone = new OscillatorNode(context, { frequency: SWEEP.from })
  tone.frequency.setValueAtTime(SWEEP.from, begin)
  tone.frequency.exponentialRampToValueAtTime(SWEEP.to, begin + SWEEP.seconds)
  const level = new GainNode(context, { gain: 0 })
  level.gain.setValueCurveAtTime(sweepAmplitudes(), begin, SWEEP.seconds)
  tone.connect(level).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + SWEEP.seconds)
  void context.resume()
  return { context, begin }
}
