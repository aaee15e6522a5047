'use client'

import { Button } from '@/components/ui/button'
import { MoreInfo } from '@/components/ui/more-info'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { ownSoundSources } from '@/lib/own-sound/problem'
import { OwnSoundStart } from './own-sound-start'
import type { OwnSoundTrack } from './own-sound-props'

/**
 * The visitor's own sound from a tab, a file or an input. Knows filters, not presets.
 * @param tracks One plays, at first the first. A new object takes effect at once; give a preamp while filters are dragged.
 */
export function OwnSoundControls({ tracks }: { tracks: readonly OwnSoundTrack[] }) {
  const t = useTranslations('ownSound')
  return (
    <OwnSoundStart tracks={tracks}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="w-full font-semibold">
          {t('lead')} {/* Nobody drags a file on a phone. */}
          <span className="font-normal pointer-coarse:hidden">{t('drop')}</span>
        </p>
        {ownSoundSources.map((source) => (
          <Button key={source} tone="secondary" value={source}>
            {t(`sources.${source}`)}
          </Button>
        ))}
        <MoreInfo label={t('about')}>
          <ul className="text-width grid gap-1 text-pretty">
            <li>{t('notes.private')}</li>
            <li>{t('notes.tab')}</li>
            <li>{t('notes.input')}</li>
          </ul>
        </MoreInfo>
        <input type="file" accept="audio/*,video/*" aria-label={t('sources.file')} hidden />
      </div>
    </OwnSoundStart>
  )
}
