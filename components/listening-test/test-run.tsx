'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { ratings } from '@/lib/listening-test/procedure/model'
import { type RunState, PRACTICE_TRIALS, saidYes, shareDone } from '@/lib/listening-test/procedure/run'
import type { Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import type { Subject } from './subject'
import type { TrialSound } from './trial-sound'
import { useRun } from './use-run'

interface TestRunProps {
  begun: RunState
  subject: Subject
  stimulus: Stimulus
  sound: TrialSound
  onChange: (run: RunState) => void
  onDone: (run: RunState) => void
  onFail: () => void
}

export function TestRun({ subject, stimulus, ...options }: TestRunProps) {
  const trials = useRun({ ...options, render: stimulus.trialSound })
  return <TrialStage trials={trials} scene={subject.scene} />
}

interface TrialStageProps {
  trials: ReturnType<typeof useRun>
  scene: SceneName
}

/** Four answers to one interval, from "surely not" to "surely yes". */
function TrialStage({ trials, scene }: TrialStageProps) {
  const t = useTranslations('listeningTest.run')
  const { run, phase, answer, pause, goOn, place } = trials
  const start = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const isResting = phase === 'resting'
  useEffect(() => {
    // The focus is on the group, so that no answer is favoured.
    const first = isResting ? start : fields
    first.current?.focus()
  }, [isResting])
  const isAsking = phase === 'asking'
  const last = run.answered.at(-1)
  const question = t(`ask.${sceneTargets[scene]}`)
  return (
    <div ref={place} className="grid gap-6">
      <Progress run={run} />
      <h2 className="text-2xl">{question}</h2>
      {isResting ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-width">{t(restingKey(run))}</p>
          <Button ref={start} onClick={goOn}>
            {run.answered.length === PRACTICE_TRIALS ? t('start') : t('resume')}
          </Button>
        </div>
      ) : (
        <>
          <div ref={fields} tabIndex={-1} role="group" aria-label={question} className="hearing-fields">
            {ratings.map((rating) => (
              <button
                key={rating}
                type="button"
                className="hearing-field"
                aria-disabled={!isAsking}
                onClick={() => answer(rating)}
              >
                <span aria-hidden="true" className="hearing-number">
                  {rating}
                </span>
                <span>{t(`answers.${rating}`)}</span>
              </button>
            ))}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-h-6 font-semibold">
              {/* A screen reader would talk over the interval. */}
              {phase === 'playing' && <p aria-hidden="true">{t('listen')}</p>}
              <p role="status">
                {phase === 'feedback' && last && t(feedbackKey(last))}
                {isAsking && <span className="sr-only">{question}</span>}
              </p>
            </div>
            <Button tone="quiet" onClick={pause}>
              {t('pause')}
            </Button>
          </div>
          <p className="text-sm pointer-coarse:hidden">{t('keys')}</p>
        </>
      )}
    </div>
  )
}

function Progress({ run }: { run: RunState }) {
  const t = useTranslations('listeningTest.run')
  const asked = run.answered.length + 1
  const label = run.next?.practice
    ? t('practice', { done: asked, all: PRACTICE_TRIALS })
    : t('question', { done: asked - PRACTICE_TRIALS })
  return (
    <div className="grid gap-1">
      <p className="number text-sm">{label}</p>
      <progress className="progress-bar" aria-label={label} value={shareDone(run)} max={1} />
    </div>
  )
}

function restingKey({ answered }: RunState): 'practise' | 'ready' | 'paused' {
  if (answered.length === 0) return 'practise'
  return answered.length === PRACTICE_TRIALS ? 'ready' : 'paused'
}

function feedbackKey({ levelDb, choice }: RunState['answered'][number]): 'right' | 'wasThere' | 'wasEmpty' {
  const wasThere = levelDb !== null
  if (saidYes(choice) === wasThere) return 'right'
  return wasThere ? 'wasThere' : 'wasEmpty'
}
