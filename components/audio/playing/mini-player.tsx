'use client'

import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { PlayButton, type PlayTexts } from './play-button'
import { player, usePlayer } from './player'
import type { Failure } from './player-state'
import type { SideTexts } from './side-radios'
import { SideSwitch } from './side-switch'
import { usePart } from '@/components/ui/use-part'
import { presetPath } from '@/lib/catalog/preset-path'

type MiniPlayerTexts = PlayTexts & SideTexts & Record<Failure, string> & { player: string; close: string }

const loadNames = () => import('./played-names')

interface MiniPlayerProps {
  texts: MiniPlayerTexts
  offer: ReactNode // price and cart for what plays
}

/** At the lower edge while a preset plays whose instrument is not on the page. */
export function MiniPlayer({ texts, offer }: MiniPlayerProps) {
  const { track, failure, instrument } = usePlayer()
  const part = usePart(track !== null, loadNames)
  if (!track || track.id === instrument) return null
  return (
    <aside
      aria-label={texts.player}
      data-mini-player=""
      className="palette mini-player"
      style={track.palette}
    >
      <div className="page-width mini-row">
        <PlayButton track={track} texts={texts} className="size-12" />
        <p className="min-w-0 grow text-2xl leading-none">
          <ShopLink href={presetPath(track)} aria-label={track.name} className="flex min-h-11 items-center">
            {part ? <part.PlayedName track={track} /> : track.name}
          </ShopLink>
        </p>
        <button type="button" onClick={close} className="button min-h-11 px-2 underline sm:order-1">
          {texts.close}
        </button>
        <span className="basis-full sm:hidden" />
        <SideSwitch name="mini" texts={texts} className="grow sm:grow-0" />
        {offer}
      </div>
      <p role="alert" className="page-width text-sm font-semibold not-empty:pb-3">
        {failure && texts[failure]}
      </p>
    </aside>
  )
}

/** The button disappears, so the focus moves to the page. */
function close(): void {
  player.stop()
  document.querySelector('main')?.focus({ preventScroll: true })
}
