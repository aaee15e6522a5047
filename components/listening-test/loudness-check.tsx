'use client'

import { Button } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import type { Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import type { ListeningTexts } from './listening-texts'
import type { TrialSound } from './trial-sound'

interface LoudnessCheckProps {
  sound: TrialSound
  stimulus: Stimulus
  texts: ListeningTexts['check']
  onFail: () => void
  onDone: () => void
}

/** To set the volume by. No level is measured: a page cannot know it. */
export function LoudnessCheck({ sound, stimulus, texts, onFail, onDone }: LoudnessCheckProps) {
  const play = async () => {
    try {
      await sound.play(stimulus.levelSound())
    } catch {
      onFail()
    }
  }
  return (
    <div className="grid justify-items-start gap-5">
      <FocusedHeading className="text-2xl">{texts.level}</FocusedHeading>
      <p className="text-width">{texts.loudness}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => void play()}>
          {texts.listen}
        </Button>
        <Button onClick={onDone}>{texts.practise}</Button>
      </div>
    </div>
  )
}
