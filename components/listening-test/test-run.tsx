'use client'

import { useEffect, useRef } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { ratings } from '@/lib/listening-test/procedure/model'
import { type RunState, PRACTICE_TRIALS, saidYes, shareDone } from '@/lib/listening-test/procedure/run'
import type { Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import type { ListeningTexts } from './listening-texts'
import type { Subject } from './subject'
import type { TrialSound } from './trial-sound'
import { useRun } from './use-run'

interface TestRunProps {
  begun: RunState
  subject: Subject
  stimulus: Stimulus
  sound: TrialSound
  texts: ListeningTexts['run']
  onChange: (run: RunState) => void
  onDone: (run: RunState) => void
  onFail: () => void
}

export function TestRun({ subject, stimulus, texts, ...options }: TestRunProps) {
  const trials = useRun({ ...options, render: stimulus.trialSound })
  return <TrialStage trials={trials} scene={subject.scene} texts={texts} />
}

interface TrialStageProps {
  trials: ReturnType<typeof useRun>
  scene: SceneName
  texts: ListeningTexts['run']
}

/** Four answers to one interval, from "surely not" to "surely yes". */
function TrialStage({ trials, scene, texts }: TrialStageProps) {
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
  const question = texts.ask[sceneTargets[scene]]
  return (
    <div ref={place} className="grid gap-6">
      <Progress trials={trials} texts={texts} />
      <h2 className="text-2xl">{question}</h2>
      {isResting ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-width">{restingText(trials, texts)}</p>
          <Button ref={start} onClick={goOn}>
            {run.answered.length === PRACTICE_TRIALS ? texts.start : texts.resume}
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
                <span>{texts.answers[rating]}</span>
              </button>
            ))}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-h-6 font-semibold">
              {/* A screen reader would talk over the interval. */}
              {phase === 'playing' && <p aria-hidden="true">{texts.listen}</p>}
              <p role="status">
                {phase === 'feedback' && feedbackText(trials, texts)}
                {isAsking && <span className="sr-only">{question}</span>}
              </p>
            </div>
            <Button tone="quiet" onClick={pause}>
              {texts.pause}
            </Button>
          </div>
          <p className="text-sm pointer-coarse:hidden">{texts.keys}</p>
        </>
      )}
    </div>
  )
}

function Progress({ trials: { run }, texts }: Pick<TrialStageProps, 'trials' | 'texts'>) {
  const asked = run.answered.length + 1
  const label = run.next?.practice
    ? fillText(texts.practice, { done: asked, all: PRACTICE_TRIALS })
    : fillText(texts.question, { done: asked - PRACTICE_TRIALS })
  return (
    <div className="grid gap-1">
      <p className="number text-sm">{label}</p>
      <progress className="progress-bar" aria-label={label} value={shareDone(run)} max={1} />
    </div>
  )
}

function restingText({ run }: TrialStageProps['trials'], texts: ListeningTexts['run']): string {
  const done = run.answered.length
  if (done === 0) return texts.practise
  return done === PRACTICE_TRIALS ? texts.ready : texts.paused
}

function feedbackText({ run }: TrialStageProps['trials'], texts: ListeningTexts['run']): string {
  const last = run.answered.at(-1)
  if (!last) return ''
  const wasThere = last.levelDb !== null
  if (saidYes(last.choice) === wasThere) return texts.right
  return wasThere ? texts.wasThere : texts.wasEmpty
}
