'use client'

import { useEffect, useRef, useState } from 'react'
import { ratings, type Rating } from '@/lib/listening-test/procedure/model'
import { answered, type RunState, type Trial } from '@/lib/listening-test/procedure/run'
import { LONGEST_ANSWER } from '@/lib/listening-test/procedure/stored-run'
import { PAUSE } from '@/lib/listening-test/procedure/trial-plan'
import type { Scene } from '@/lib/audio/scenes/scene'
import type { TrialSound } from './trial-sound'
import { useKeys } from './use-keys'
import { useTimers } from './use-timers'

/** `resting`: between practice and test, or in a pause. */
type Phase = 'resting' | 'playing' | 'asking' | 'feedback'

const FEEDBACK = 2_200 // ms that the answer to a practice trial is shown, or read out

interface RunOptions {
  begun: RunState
  sound: TrialSound
  render: (trial: Trial) => Scene
  onChange: (run: RunState) => void
  onDone: (run: RunState) => void
  onFail: () => void
}

/** Takes answers by keys, too, while the focus is in `place`. */
export function useRun({ begun, sound, render, onChange, onDone, onFail }: RunOptions) {
  const [run, setRun] = useState(begun)
  const [phase, setPhase] = useState<Phase>('resting')
  const asked = useRef(0)
  const place = useRef<HTMLDivElement>(null)
  const { later, clear } = useTimers()

  const halt = () => {
    clear()
    sound.stop()
  }

  const play = async (trial: Trial) => {
    halt()
    setPhase('playing')
    try {
      const rendered = render(trial)
      if (!(await sound.play(rendered))) return
    } catch {
      setPhase('resting')
      return onFail()
    }
    asked.current = performance.now()
    setPhase('asking')
  }

  const goOn = () => {
    if (run.next) void play(run.next)
  }

  const answer = (choice: Rating) => {
    if (phase !== 'asking' || !run.next) return
    const { practice } = run.next
    const ms = Math.min(LONGEST_ANSWER, Math.round(performance.now() - asked.current))
    const after = answered(run, { choice, ms })
    setRun(after)
    onChange(after)
    if (!after.next) return onDone(after)
    const { next } = after
    const isOver = practice && !next.practice
    setPhase(practice ? 'feedback' : 'playing')
    later(() => (isOver ? setPhase('resting') : void play(next)), practice ? FEEDBACK : PAUSE * 1000)
  }

  const pause = () => {
    halt()
    setPhase('resting')
  }

  useKeys(place, (key) => {
    const rating = ratings.find((one) => key === String(one))
    if (rating) answer(rating)
    if (key === 'p') (phase === 'resting' ? goOn : pause)()
  })
  useHidden(pause)

  return { run, phase, answer, pause, goOn, place }
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
