'use client'

import { Button } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import type { TrialSound } from './trial-sound'

interface LoudnessCheckProps {
  sound: TrialSound
  stimulus: Stimulus
  title: string
  done: string
  onFail: () => void
  onDone: () => void
}

/** To set the volume by. No level is measured: a page cannot know it. */
export function LoudnessCheck({ sound, stimulus, title, done, onFail, onDone }: LoudnessCheckProps) {
  const t = useTranslations('listeningTest.check')
  const play = async () => {
    try {
      await sound.play(stimulus.levelSound())
    } catch {
      onFail()
    }
  }
  return (
    <div className="grid justify-items-start gap-5">
      <FocusedHeading className="text-2xl">{title}</FocusedHeading>
      <p className="text-width">{t('loudness')}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => void play()}>
          {t('listen')}
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </div>
    </div>
  )
}
