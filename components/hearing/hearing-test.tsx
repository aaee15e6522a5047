'use client'

import { Suspense, useCallback, useState } from 'react'
import { houseWorld } from '@/components/audio/house/house-band'
import { useHeadset, type ChosenHeadset } from '@/components/headsets/headset-store'
import { AddressWatch } from '@/components/ui/browser-history'
import type { Headset } from '@/lib/headsets/schema'
import { resumedRun, startedRun, type RunState } from '@/lib/hearing/procedure/run'
import type { NoisePlace } from '@/lib/hearing/stimulus/stimulus'
import { keptFragment } from './buyers-key'
import { HearingChoice } from './hearing-choice'
import { HearingResult } from './hearing-result'
import type { HearingTexts } from './hearing-texts'
import { forgetRun, keepRun, keptRun } from './kept-run'
import { Listening, type ListeningStep } from './listening'
import { newSeed } from './new-seed'
import {
  PRESET_QUERY,
  hearingAddress,
  ownSubject,
  subjectOf,
  type Subject,
  type TestedPreset,
} from './subject'

interface HearingTestProps {
  title: string
  /** Those on sale are offered; a buyer may test what he has, too. */
  presets: readonly TestedPreset[]
  texts: HearingTexts
  /** Whether the shop gives money back where no difference is heard. */
  isMoneyBackPromised: boolean
}

/** The subject and the headset stay those of the beginning, whatever is chosen meanwhile, maybe in another tab. */
type Step =
  | { name: 'choose' }
  | ({ name: ListeningStep; headset: Headset | null } & Begun)
  | ({ name: 'result'; headset: ChosenHeadset | null } & Begun)

interface Begun {
  subject: Subject
  noise: NoisePlace
  run: RunState
}

/** The blind test, from the choice of a preset to what it says. */
export function HearingTest({ title, ...props }: HearingTestProps) {
  const { presets, texts } = props
  const first = presets.find(({ isOnSale }) => isOnSale)
  // The server shows the first step with the first preset; the address, which only the browser knows, may name another.
  const [subject, setSubject] = useState<Subject | undefined>(first && subjectOf(first))
  const [isAddressed, setAddressed] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { unnamed } = texts.choice
  const follow = useCallback(
    (search: string) => {
      const wanted = new URLSearchParams(search).get(PRESET_QUERY)
      const preset = presets.find(({ id }) => id === wanted) ?? first
      setSubject(ownSubject(location.hash, unnamed) ?? (preset && subjectOf(preset)))
      setAddressed(true)
    },
    [presets, first, unnamed],
  )
  const choose = (preset: TestedPreset) => {
    setSubject(subjectOf(preset))
    // A reload finds it again; a curve of one's own has to leave the address for that, a buyer's key must not.
    history.replaceState(null, '', hearingAddress(preset.id) + keptFragment())
  }
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
            isAddressed={isAddressed}
            onChoose={choose}
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
  /** Whether that is what the address names; before, nothing kept for it is looked for. */
  isAddressed: boolean
  onChoose: (preset: TestedPreset) => void
  onFail: () => void
  onStep: () => void
}

function Steps({ presets, subject, isAddressed, texts, isMoneyBackPromised, ...on }: StepsProps) {
  const { onChoose, onFail, onStep } = on
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const { headset } = useHeadset()
  const go = (next: Step) => {
    onStep()
    setStep(next)
  }
  if (step.name === 'choose') {
    const kept = isAddressed ? keptRun(subject) : null
    const run = kept && resumedRun(kept.run)
    if (kept && run && !run.next) {
      // As it was before a reload.
      setStep({ name: 'result', subject, run, noise: kept.noise, headset: kept.headset })
      return null
    }
    const goOn = kept?.headset?.id === headset?.id ? run : null
    return (
      <HearingChoice
        {...{ presets, subject, onChoose }}
        kept={goOn}
        texts={texts.choice}
        onBegin={(run) =>
          go({ name: 'ears', subject, run, headset, noise: run === goOn ? (kept?.noise ?? 'room') : 'room' })
        }
      />
    )
  }
  if (step.name === 'result') {
    const again = () => {
      forgetRun()
      go({ name: 'choose' })
    }
    const inGame = () => {
      forgetRun()
      go({ name: 'loudness', subject: step.subject, noise: 'game', headset, run: startedRun(newSeed()) })
    }
    return <HearingResult {...step} {...{ texts, isMoneyBackPromised }} onAgain={again} onGame={inGame} />
  }
  const { name, ...begun } = step
  return (
    <Listening
      {...begun}
      {...{ texts, onFail }}
      step={name}
      onStep={(name) => go({ ...begun, name })}
      onChange={(run) => keepRun(begun.subject, { ...begun, run })}
      onDone={(run) => go({ ...begun, name: 'result', run })}
    />
  )
}
