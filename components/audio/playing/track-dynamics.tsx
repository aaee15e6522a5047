'use client'

import { useTranslations } from '@/components/ui/texts/use-translations'
import { DynamicsSwitch } from './dynamics-switch'
import { player, usePlayer } from './player'
import type { Track } from './track'

/** Audible at once on any side. */
export function TrackDynamics({ track }: { track: Track }) {
  const t = useTranslations('audio.sample')
  const { evened } = usePlayer()
  return (
    <div className="max-md:col-span-full">
      <DynamicsSwitch
        isOn={evened[track.id] === true}
        onChange={(isOn) => player.even(track, isOn)}
        text={t('dynamics')}
        note={t('dynamicsOnly')}
      />
    </div>
  )
}

/** Beside the price, while a sound is heard that only some of the bought files bring. */
export function EvenedNote({ trackId }: { trackId: string }) {
  const t = useTranslations('catalog.dynamics')
  const { evened } = usePlayer()
  return evened[trackId] === true && <span className="text-xs font-semibold">{t('only')}</span>
}
