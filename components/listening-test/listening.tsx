'use client'

import { FocusedHeading } from '@/components/ui/focused-heading'
import type { RunState } from '@/lib/listening-test/procedure/run'
import type { Headset } from '@/lib/headsets/schema'
import type { NoisePlace } from '@/lib/listening-test/stimulus/stimulus'
import { ChannelCheck } from './channel-check'
import type { ListeningTexts } from './listening-texts'
import { LoudnessCheck } from './loudness-check'
import type { Subject } from './subject'
import { TestRun } from './test-run'
import { useSound } from './trial-sound'
import { useStimulus } from './use-stimulus'

export type ListeningStep = 'ears' | 'loudness' | 'run'

interface ListeningProps {
  subject: Subject
  noise: NoisePlace
  headset: Headset | null
  step: ListeningStep
  run: RunState
  texts: ListeningTexts
  onStep: (step: ListeningStep) => void
  onChange: (run: RunState) => void
  onDone: (run: RunState) => void
  onFail: () => void
}

export function Listening({ subject, noise, headset, step, run, texts, onStep, ...on }: ListeningProps) {
  const sound = useSound()
  const stimulus = useStimulus(subject, noise, headset)
  if (!stimulus) return <FocusedHeading>{texts.check.making}</FocusedHeading>
  const { onFail } = on
  switch (step) {
    case 'ears':
      return (
        <ChannelCheck
          sound={sound}
          stimulus={stimulus}
          onFail={onFail}
          texts={texts.check}
          onDone={() => onStep('loudness')}
        />
      )
    case 'loudness':
      return (
        <LoudnessCheck
          sound={sound}
          stimulus={stimulus}
          onFail={onFail}
          texts={texts.check}
          onDone={() => onStep('run')}
        />
      )
    case 'run':
      return (
        <TestRun sound={sound} stimulus={stimulus} subject={subject} {...on} begun={run} texts={texts.run} />
      )
  }
}
