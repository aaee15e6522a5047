'use client'

import { Suspense, useCallback, useState } from 'react'
import { houseWorld } from '@/components/audio/house/house-band'
import { useHeadset } from '@/components/headsets/headset-store'
import { AddressWatch } from '@/components/ui/browser-history'
import type { RunState } from '@/lib/hearing/procedure/run'
import { HearingChoice } from './hearing-choice'
import { HearingResult } from './hearing-result'
import type { HearingTexts } from './hearing-texts'
import { forgetRun, keepRun, keptRun } from './kept-run'
import { Listening, type ListeningStep } from './listening'
import { PRESET_QUERY, ownSubject, subjectOf, type Subject, type TestedPreset } from './subject'

interface HearingTestProps {
  title: string
  presets: readonly TestedPreset[]
  texts: HearingTexts
  /** Whether the shop gives money back where no difference is heard. */
  isMoneyBackPromised: boolean
}

type Step = { name: 'choose' } | { name: ListeningStep | 'result'; run: RunState }

/** The blind test, from the choice of a preset to what it says. */
export function HearingTest({ title, ...props }: HearingTestProps) {
  const [subject, setSubject] = useState<Subject>()
  const [hasFailed, setFailed] = useState(false)
  const { presets, texts } = props
  const { unnamed } = texts.choice
  const follow = useCallback(
    (search: string) => {
      const wanted = new URLSearchParams(search).get(PRESET_QUERY)
      const preset = presets.find(({ id }) => id === wanted) ?? presets[0]
      setSubject(ownSubject(location.hash, unnamed) ?? (preset && subjectOf(preset)))
    },
    [presets, unnamed],
  )
  return (
    <section aria-label={title} className="world" style={subject?.world ?? houseWorld}>
      <Suspense>
        <AddressWatch onChange={follow} />
      </Suspense>
      <div className="page-width grid gap-6 py-8 sm:py-12">
        {subject && (
          <Steps
            {...props}
            subject={subject}
            onChoose={setSubject}
            onFail={() => setFailed(true)}
            onStep={() => setFailed(false)}
          />
        )}
        <p role="alert" className="font-semibold">
          {hasFailed && texts.unavailable}
        </p>
      </div>
    </section>
  )
}

interface StepsProps extends Omit<HearingTestProps, 'title'> {
  subject: Subject
  onChoose: (subject: Subject) => void
  onFail: () => void
  onStep: () => void
}

function Steps({ presets, subject, texts, isMoneyBackPromised, onChoose, onFail, onStep }: StepsProps) {
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const { headset } = useHeadset()
  const key = subjectKey(subject, headset?.id)
  const go = (next: Step) => {
    onStep()
    setStep(next)
  }
  if (step.name === 'choose')
    return (
      <HearingChoice
        {...{ presets, subject, onChoose }}
        kept={keptRun(key)}
        texts={texts.choice}
        onBegin={(run) => go({ name: 'ears', run })}
      />
    )
  const again = () => go({ name: 'choose' })
  if (step.name === 'result')
    return (
      <HearingResult
        {...{ subject, headset, texts, isMoneyBackPromised, onFail }}
        run={step.run}
        onAgain={again}
      />
    )
  return (
    <Listening
      {...{ subject, headset, texts, onFail }}
      step={step.name}
      run={step.run}
      onStep={(name) => go({ ...step, name })}
      onChange={(run) => keepRun(key, run)}
      onDone={(run) => {
        forgetRun()
        go({ name: 'result', run })
      }}
    />
  )
}

/** A run belongs to what was heard in it. */
function subjectKey({ presetId, filters }: Subject, headsetId = ''): string {
  return JSON.stringify([presetId ?? filters, headsetId])
}
