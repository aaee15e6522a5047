'use client'

import { MoreInfo } from '@/components/ui/more-info'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { usePlayer } from './playing/player'
import type { NamedScene } from './playing/named-scenes'
import { shownScene } from './playing/scene-select'

interface InstrumentNotesProps {
  trackId: string
  scenes: readonly NamedScene[]
}

export function InstrumentNotes({ trackId, scenes }: InstrumentNotesProps) {
  const t = useTranslations('audio.sample')
  const { track, scene, failure } = usePlayer()
  const own = track?.id === trackId ? failure : null
  const hint = shownScene(scenes, scene)?.hint
  return (
    <div className="max-w-3xl text-sm text-pretty">
      <div hidden={own !== null}>
        {/* One text per paragraph: one that begins within a line moves when the font of the text before it loads. */}
        <p>{hint}</p>
        <div className="flex flex-wrap items-center gap-x-1 py-1 sm:-my-3">
          <p className="max-sm:flex-1 pointer-coarse:hidden">{`${t('equal')} ${t('spaceBar')}`}</p>
          {/* A page cannot detect a phone's loudspeaker, only a touch screen. */}
          <p className="max-sm:flex-1 pointer-fine:hidden">{`${t('equal')} ${t('headphones')}`}</p>
          <MoreInfo label={t('equalAbout')}>{t('equalHow')}</MoreInfo>
        </div>
      </div>
      <p role="alert" className="font-semibold">
        {own && (own === 'unavailable' ? t('unavailable') : t('notLoaded'))}
      </p>
    </div>
  )
}
