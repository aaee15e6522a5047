'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  answered,
  LONGEST_ANSWER,
  type Interval,
  type RunState,
  type Trial,
} from '@/lib/hearing/procedure/run'
import type { Scene } from '@/lib/audio/scenes/scene'
import type { TrialSound } from './trial-sound'
import { useKeys } from './use-keys'

/** `resting`: between practice and test, or in a pause. */
type Phase = 'resting' | 'playing' | 'asking' | 'told'

/** ms that the answer to a practice trial is shown, or read out, and between an answer and the next trial. */
const TOLD = 2_200
const GAP = 350

interface RunOptions {
  begun: RunState
  sound: TrialSound
  /** Makes the sound of a trial. */
  render: (trial: Trial) => Scene
  /** Seconds from the start of a trial's sound to the start of each interval. */
  starts: readonly [number, number]
  onChange: (run: RunState) => void
  onDone: (run: RunState) => void
  onFail: () => void
}

/** Plays one trial after the other and takes the answers; by keys, too, while the focus is in `place`. */
export function useRun({ begun, sound, render, starts, onChange, onDone, onFail }: RunOptions) {
  const [run, setRun] = useState(begun)
  const [phase, setPhase] = useState<Phase>('resting')
  /** The interval that is heard just now. */
  const [lit, light] = useState<Interval | null>(null)
  const asked = useRef(0)
  const place = useRef<HTMLDivElement>(null)
  const { later, clear } = useTimers()

  const halt = () => {
    clear()
    sound.stop()
    light(null)
  }

  const play = async (trial: Trial) => {
    halt()
    setPhase('playing')
    try {
      const rendered = render(trial)
      await sound.wake()
      const over = sound.play(rendered)
      starts.forEach((start, index) => later(() => light(index === 0 ? 1 : 2), start * 1000))
      if (!(await over)) return
    } catch {
      setPhase('resting')
      return onFail()
    }
    light(null)
    asked.current = performance.now()
    setPhase('asking')
  }

  const goOn = () => {
    if (run.next) void play(run.next)
  }

  const answer = (choice: Interval) => {
    if (phase !== 'asking' || !run.next) return
    const { practice } = run.next
    const ms = Math.min(LONGEST_ANSWER, Math.round(performance.now() - asked.current))
    const after = answered(run, { choice, ms })
    setRun(after)
    onChange(after)
    if (!after.next) return onDone(after)
    const { next } = after
    const isOver = practice && !next.practice
    setPhase(practice ? 'told' : 'playing')
    later(() => (isOver ? setPhase('resting') : void play(next)), practice ? TOLD : GAP)
  }

  const pause = () => {
    halt()
    setPhase('resting')
  }

  useKeys(place, (key) => {
    if (key === '1') answer(1)
    if (key === '2') answer(2)
    if (key === 'p') (phase === 'resting' ? goOn : pause)()
  })
  useHidden(pause)

  return { run, phase, lit, answer, pause, goOn, place }
}

/** Timers that end with the component. */
function useTimers() {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const clear = useCallback(() => {
    timers.current.forEach(clearTimeout)
    timers.current = []
  }, [])
  useEffect(() => clear, [clear])
  const later = (act: () => void, ms: number) => void timers.current.push(setTimeout(act, ms))
  return { later, clear }
}

function useHidden(act: () => void): void {
  const current = useRef(act)
  useEffect(() => {
    current.current = act
  })
  useEffect(() => {
    const onChange = () => document.hidden && current.current()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}
