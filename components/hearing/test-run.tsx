'use client'

import type { RunState } from '@/lib/hearing/procedure/run'
import type { Stimulus } from '@/lib/hearing/stimulus/stimulus'
import type { HearingTexts } from './hearing-texts'
import type { Subject } from './subject'
import type { TrialSound } from './trial-sound'
import { TrialStage } from './trial-stage'
import { useRun } from './use-run'

interface TestRunProps {
  begun: RunState
  subject: Subject
  stimulus: Stimulus
  sound: TrialSound
  texts: HearingTexts['run']
  onChange: (run: RunState) => void
  onDone: (run: RunState) => void
  onFail: () => void
}

/** The practice round and the test. */
export function TestRun({ subject, stimulus, texts, ...options }: TestRunProps) {
  const trials = useRun({ ...options, render: stimulus.trialSound })
  return <TrialStage trials={trials} scene={subject.scene} texts={texts} />
}
