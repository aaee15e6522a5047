'use client'

import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { PlayButton } from './play-button'
import { player, usePlayer } from './player'
import { SideSwitch } from './side-switch'
import { usePart } from '@/components/ui/use-part'
import { presetPath } from '@/lib/catalog/preset-path'

const loadNames = () => import('./played-names')

/**
 * At the lower edge while a preset plays whose instrument is not on the page.
 * @param offer price and cart for what plays
 */
export function MiniPlayer({ offer }: { offer: ReactNode }) {
  const t = useTranslations('audio.sample')
  const { track, failure, instrument } = usePlayer()
  const part = usePart(track !== null, loadNames)
  if (!track || track.id === instrument) return null
  return (
    <aside aria-label={t('player')} data-mini-player="" className="palette mini-player" style={track.palette}>
      <div className="page-width mini-row">
        <PlayButton track={track} className="size-12" />
        <p className="min-w-0 grow text-2xl leading-none">
          <ShopLink href={presetPath(track)} aria-label={track.name} className="flex min-h-11 items-center">
            {part ? <part.PlayedName track={track} /> : track.name}
          </ShopLink>
        </p>
        <button type="button" onClick={close} className="button min-h-11 px-2 underline sm:order-1">
          {t('close')}
        </button>
        <span className="basis-full sm:hidden" />
        <SideSwitch name="mini" className="grow sm:grow-0" />
        {offer}
      </div>
      <p role="alert" className="page-width text-sm font-semibold not-empty:pb-3">
        {failure && (failure === 'unavailable' ? t('unavailable') : t('notLoaded'))}
      </p>
    </aside>
  )
}

/** The button disappears, so the focus moves to the page. */
function close(): void {
  player.stop()
  document.querySelector('main')?.focus({ preventScroll: true })
}
