'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useSaid } from '@/components/ui/use-said'
import type { Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import type { TrialSound } from './trial-sound'

interface ChannelCheckProps {
  sound: TrialSound
  stimulus: Stimulus
  onFail: () => void
  onDone: () => void
}

const ROUNDS = 2 // right in a row; guessing succeeds in a quarter of the cases

type Ear = 'left' | 'right'

const someEar = (): Ear => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? 'left' : 'right')

/** Whether the headphones are the right way round and audible. Who hears on one side only, or mono, can skip it. */
export function ChannelCheck({ sound, stimulus, onFail, onDone }: ChannelCheckProps) {
  const t = useTranslations('listeningTest.check')
  const [ear, setEar] = useState<Ear | null>(null)
  const [right, setRight] = useState(0)
  const [said, say] = useSaid()
  const [isLoudEnough, setLoudEnough] = useState(false)

  const play = async () => {
    const next = ear ?? someEar()
    setEar(next)
    try {
      await sound.play(stimulus.channelSound(next))
    } catch {
      onFail()
    }
  }
  const answer = (answered: Ear | 'nothing') => {
    if (answered === 'nothing') {
      // The first time, the volume may be too low; the second time, that is not the reason.
      setLoudEnough(true)
      return say(isLoudEnough ? t('oneSided') : t('louder'))
    }
    setEar(null)
    if (answered !== ear) {
      setRight(0)
      return say(t('swapped'))
    }
    if (right + 1 === ROUNDS) return onDone()
    setRight(right + 1)
    say(t('next'))
  }
  return (
    <div className="grid justify-items-start gap-5">
      <FocusedHeading className="text-2xl">{t('title')}</FocusedHeading>
      <p className="text-width">{t('text')}</p>
      <Button onClick={() => void play()}>{ear ? t('again') : t('play')}</Button>
      <div role="group" aria-label={t('text')} className="grid grid-cols-2 gap-3">
        {(['left', 'right', 'nothing'] as const).map((answered) => (
          <Button
            key={answered}
            tone="secondary"
            aria-disabled={!ear}
            className={answered === 'nothing' ? 'col-span-2' : ''}
            onClick={() => ear && answer(answered)}
          >
            {t(answered)}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {said}
      </p>
      <Button tone="quiet" className="-ml-3" onClick={onDone}>
        {t('skip')}
      </Button>
    </div>
  )
}
