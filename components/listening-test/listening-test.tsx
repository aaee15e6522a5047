'use client'

import { Suspense, useCallback, useState } from 'react'
import { housePalette } from '@/components/audio/house/house-band'
import { useHeadset, type ChosenHeadset } from '@/components/headsets/headset-store'
import { AddressWatch } from '@/components/ui/browser-history'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Headset } from '@/lib/headsets/schema'
import { resumedRun, startedRun, type RunState } from '@/lib/listening-test/procedure/run'
import type { NoisePlace } from '@/lib/listening-test/stimulus/stimulus'
import { keptFragment } from './buyers-key'
import { Duel } from './duel'
import { ListeningChoice } from './listening-choice'
import { ListeningResult } from './listening-result'
import { forgetRun, keepRun, keptRun } from './kept-run'
import { newSeed } from './new-seed'
import {
  PRESET_QUERY,
  listeningAddress,
  ownSubject,
  subjectOf,
  wornKind,
  type Subject,
  type TestedPreset,
} from './subject'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { ChannelCheck } from './channel-check'
import { LoudnessCheck } from './loudness-check'
import { TestRun } from './test-run'
import { useSound } from './trial-sound'
import { useStimulus } from './use-stimulus'

interface ListeningTestProps {
  title: string
  /** Those on sale are offered; buyers may also test others that they own. */
  presets: readonly TestedPreset[]
  isMoneyBackPromised: boolean // where no difference is heard
}

/** A run keeps the subject and the headset that it began with, even if others are chosen meanwhile in another tab. */
type Step =
  | { name: 'choose' }
  | ({ name: ListeningStep; headset: Headset | null } & Begun)
  | { name: 'duel'; subject: Subject; headset: Headset | null }
  | ({ name: 'result'; headset: ChosenHeadset | null } & Begun)

interface Begun {
  subject: Subject
  noise: NoisePlace
  run: RunState
}

export function ListeningTest({ title, ...props }: ListeningTestProps) {
  const t = useTranslations('listeningTest')
  const { presets } = props
  const first = presets.find(({ isOnSale }) => isOnSale)
  // The server shows the first preset; the address, which only the browser knows, may name another.
  const [subject, setSubject] = useState<Subject | undefined>(first && subjectOf(first))
  const [isAddressed, setAddressed] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const unnamed = t('choice.unnamed')
  const follow = useCallback(
    (search: string) => {
      const wanted = new URLSearchParams(search).get(PRESET_QUERY)
      const preset = presets.find(({ id }) => id === wanted) ?? first
      const worn = wornKind.read()
      setSubject(ownSubject(location.hash, unnamed, worn) ?? (preset && subjectOf(preset, worn)))
      setAddressed(true)
    },
    [presets, first, unnamed],
  )
  const choose = (preset: TestedPreset) => {
    setSubject(subjectOf(preset, wornKind.read()))
    // A reload restores the choice. That removes a visitor's own curve from the address, but must keep a buyer's key.
    history.replaceState(null, '', listeningAddress(preset.id) + keptFragment())
  }
  const wear = (worn: Subject['worn']) => {
    wornKind.write(worn)
    setSubject((chosen) => chosen && { ...chosen, worn })
  }
  return (
    <section aria-label={title} className="palette" style={subject?.palette ?? housePalette}>
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
            onWear={wear}
            onFail={() => setFailed(true)}
            onStep={() => setFailed(false)}
          />
        )}
        <p role="alert" className="font-semibold">
          {hasFailed && t('unavailable')}
        </p>
      </div>
    </section>
  )
}

interface StepsProps extends Omit<ListeningTestProps, 'title'> {
  subject: Subject
  /** Whether the subject already comes from the address; until then, no stored run is looked up. */
  isAddressed: boolean
  onChoose: (preset: TestedPreset) => void
  onWear: (worn: Subject['worn']) => void
  onFail: () => void
  onStep: () => void
}

function Steps({ presets, subject, isAddressed, isMoneyBackPromised, ...on }: StepsProps) {
  const { onChoose, onWear, onFail, onStep } = on
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const { headset } = useHeadset()
  const go = (next: Step) => {
    onStep()
    setStep(next)
  }
  const begin = (noise: NoisePlace) => {
    forgetRun(noise)
    const name = noise === 'room' ? 'ears' : 'loudness'
    go({ name, subject, noise, headset, run: startedRun(newSeed()) })
  }
  const goOnOrBegin = (noise: NoisePlace) => {
    const kept = heardWith(keptBegun(subject, noise), headset)
    if (kept?.run.next) go({ ...kept, name: 'ears', headset })
    else begin(noise)
  }
  if (step.name === 'choose') {
    const runs = isAddressed
      ? (['game', 'room'] as const).flatMap((one) => keptBegun(subject, one) ?? [])
      : []
    const done = runs.find(({ run }) => !run.next)
    if (done) {
      // Restores the result after a reload.
      setStep({ ...done, name: 'result' })
      return null
    }
    const kept = runs.at(-1) ?? null
    const goOn = heardWith(kept, headset)
    return (
      <ListeningChoice
        presets={presets}
        subject={subject}
        onChoose={onChoose}
        onWear={onWear}
        kept={goOn?.run ?? null}
        onGoOn={() => goOn && go({ ...goOn, name: 'ears', headset })}
        onBegin={() => begin('room')}
        onDuel={() => go({ name: 'duel', subject, headset })}
      />
    )
  }
  if (step.name === 'duel') return <Duel {...step} onFail={onFail} onTest={() => goOnOrBegin('room')} />
  if (step.name === 'result') {
    const again = () => {
      forgetRun('room')
      forgetRun('game')
      go({ name: 'choose' })
    }
    const game = () => goOnOrBegin('game')
    const room = step.noise === 'room' ? step : keptBegun(step.subject, 'room')
    return (
      <ListeningResult
        {...step}
        room={room && !room.run.next ? room.run : null}
        isMoneyBackPromised={isMoneyBackPromised}
        onAgain={again}
        onGame={game}
      />
    )
  }
  const { name, ...begun } = step
  return (
    <Listening
      {...begun}
      onFail={onFail}
      step={name}
      onStep={(name) => go({ ...begun, name })}
      onChange={(run) => keepRun(begun.subject, { ...begun, run })}
      onDone={(run) => go({ ...begun, name: 'result', run })}
    />
  )
}

interface KeptBegun extends Begun {
  headset: ChosenHeadset | null
}

/** A run can only be resumed with the same headset. */
function heardWith(kept: KeptBegun | null, headset: Headset | null): KeptBegun | null {
  return kept?.headset?.id === headset?.id ? kept : null
}

function keptBegun(subject: Subject, noise: NoisePlace): KeptBegun | null {
  const kept = keptRun(subject, noise)
  return kept && { ...kept, subject, run: resumedRun(kept.run) }
}

type ListeningStep = 'ears' | 'loudness' | 'run'

interface ListeningProps {
  subject: Subject
  noise: NoisePlace
  headset: Headset | null
  step: ListeningStep
  run: RunState
  onStep: (step: ListeningStep) => void
  onChange: (run: RunState) => void
  onDone: (run: RunState) => void
  onFail: () => void
}

function Listening({ subject, noise, headset, step, run, onStep, ...on }: ListeningProps) {
  const t = useTranslations('listeningTest.check')
  const sound = useSound()
  const stimulus = useStimulus(subject, noise, headset)
  if (!stimulus) return <FocusedHeading>{t('making')}</FocusedHeading>
  const { onFail } = on
  switch (step) {
    case 'ears':
      return (
        <ChannelCheck sound={sound} stimulus={stimulus} onFail={onFail} onDone={() => onStep('loudness')} />
      )
    case 'loudness':
      return (
        <LoudnessCheck
          sound={sound}
          stimulus={stimulus}
          onFail={onFail}
          title={t('level')}
          done={t('practise')}
          onDone={() => onStep('run')}
        />
      )
    case 'run':
      return <TestRun sound={sound} stimulus={stimulus} subject={subject} {...on} begun={run} />
  }
}
