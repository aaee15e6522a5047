'use client'

import { useTranslations } from '@/components/ui/texts/use-translations'
import { player, usePlayer } from './player'
import { sidesOf } from './player-state'
import { SideRadios } from './side-radios'

export function SideSwitch(props: { name: string; className?: string }) {
  const t = useTranslations('audio.sample')
  const state = usePlayer()
  return (
    <SideRadios
      {...props}
      legend={t('sides')}
      labels={{ before: t('before'), after: t('after'), headset: t('headset') }}
      side={state.side}
      sides={sidesOf(state)}
      onHear={(one) => player.hear(one)}
    />
  )
}
