'use client'

import { useEffect, useRef, useState } from 'react'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useSaid } from '@/components/ui/use-said'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import {
  duelAnswered,
  DUEL_LENGTH,
  isRight,
  nextRound,
  startedDuel,
  streakOf,
  type DuelState,
} from '@/lib/listening-test/duel/duel'
import { PAUSE } from '@/lib/listening-test/procedure/trial-plan'
import type { Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import type { Headset } from '@/lib/headsets/schema'
import { DuelResult } from './duel-result'
import { LoudnessCheck } from './loudness-check'
import { newSeed } from './new-seed'
import type { Subject } from './subject'
import { useKeys } from './use-keys'
import { useSound, type TrialSound } from './trial-sound'
import { useStimulus } from './use-stimulus'
import { useTimers } from './use-timers'

interface DuelProps {
  subject: Subject
  headset: Headset | null
  onFail: () => void
  onTest: () => void // goes on to the exact test
}

/** One minute of rounds that get softer, without the preset: until which level does the visitor hear the sound? */
export function Duel({ subject, headset, onFail, onTest }: DuelProps) {
  const t = useTranslations('listeningTest.duel')
  const tCheck = useTranslations('listeningTest.check')
  const sound = useSound()
  const stimulus = useStimulus(subject, 'room', headset)
  const [stage, setStage] = useState<'level' | 'rounds' | DuelState>('level')
  if (!stimulus) return <FocusedHeading>{tCheck('making')}</FocusedHeading>
  if (stage === 'level') {
    return (
      <LoudnessCheck
        sound={sound}
        stimulus={stimulus}
        onFail={onFail}
        title={t('title')}
        done={t('start')}
        onDone={() => setStage('rounds')}
      />
    )
  }
  if (stage === 'rounds')
    return (
      <Rounds
        sound={sound}
        stimulus={stimulus}
        subject={subject}
        onFail={() => {
          // From there, the visitor can begin again.
          setStage('level')
          onFail()
        }}
        onDone={(state) => setStage(state)}
      />
    )
  const again = () => setStage('rounds')
  return <DuelResult rounds={stage.rounds} subject={subject} onTest={onTest} onAgain={again} />
}

interface RoundsProps extends Pick<DuelProps, 'subject' | 'onFail'> {
  sound: TrialSound
  stimulus: Stimulus
  onDone: (state: DuelState) => void
}

function Rounds({ sound, stimulus, subject, onFail, onDone }: RoundsProps) {
  const t = useTranslations('listeningTest.duel')
  const tRun = useTranslations('listeningTest.run')
  const { isAsking, seconds, state, answer, place } = useDuel(sound, stimulus, onFail, onDone)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.focus(), [])
  const question = tRun(`ask.${sceneTargets[subject.scene]}`)
  const [said, say] = useSaid()
  const { rounds } = state
  useEffect(() => {
    const last = rounds.at(-1)
    if (!last) return
    if (isRight(last)) say(`${tRun('right')} ${t('streak', { count: streakOf(rounds).now })}`)
    else say(last.levelDb === null ? tRun('wasEmpty') : tRun('wasThere'))
  }, [rounds, say, t, tRun])
  return (
    <div ref={place} className="grid gap-6">
      <progress className="progress-bar" aria-label={t('time')} value={seconds} max={DUEL_LENGTH} />
      <h2 className="text-2xl">{question}</h2>
      <div ref={fields} tabIndex={-1} role="group" aria-label={question} className="grid grid-cols-2 gap-4">
        {(['yes', 'no'] as const).map((said) => (
          <button
            key={said}
            type="button"
            className="hearing-field"
            aria-disabled={!isAsking}
            onClick={() => answer(said === 'yes')}
          >
            <span className="text-3xl">{said === 'yes' ? t('yes') : t('no')}</span>
          </button>
        ))}
      </div>
      <p role="status" className="number min-h-7 text-xl">
        {said}
      </p>
      <p role="status" className="sr-only">
        {isAsking && question}
      </p>
      <p className="text-sm pointer-coarse:hidden">{t('keys')}</p>
    </div>
  )
}

function useDuel(sound: TrialSound, stimulus: Stimulus, onFail: () => void, onDone: RoundsProps['onDone']) {
  const [state, setState] = useState(() => startedDuel(newSeed()))
  const [isAsking, setAsking] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const begun = useRef(0)
  const { later, clear } = useTimers()

  const play = async (after: DuelState) => {
    setAsking(false)
    try {
      if (!(await sound.play(stimulus.trialSound(nextRound(after))))) return
    } catch {
      return onFail()
    }
    setAsking(true)
  }
  const answer = (saidYes: boolean) => {
    if (!isAsking) return
    const after = duelAnswered(state, saidYes)
    setState(after)
    setAsking(false)
    const passed = (performance.now() - begun.current) / 1000
    setSeconds(passed)
    if (passed >= DUEL_LENGTH) return onDone(after)
    later(() => void play(after), PAUSE * 1000)
  }
  const start = useRef(() => {
    begun.current = performance.now()
    void play(state)
  })
  useEffect(() => {
    start.current()
    return () => {
      clear()
      sound.stop()
    }
  }, [clear, sound])
  useKeys(place, (key) => {
    if (key === 'j') answer(true)
    if (key === 'n') answer(false)
  })
  return { isAsking, seconds, state, answer, place }
}
