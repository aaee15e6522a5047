'use client'

import { ShopLink } from '@/components/ui/shop-link'
import { PlayButton, type PlayTexts } from './play-button'
import { player, usePlayer } from './player'
import { heardFilters, type Failure } from './player-state'
import { ShapedName } from '../shaped-name'
import type { SideTexts } from './side-radios'
import { SideSwitch } from './side-switch'
import { presetPath } from '@/lib/catalog/preset-path'

type MiniPlayerTexts = PlayTexts & SideTexts & Record<Failure, string> & { player: string; close: string }

/** Stays at the lower edge while a preset plays whose instrument is not on the page. */
export function MiniPlayer({ texts }: { texts: MiniPlayerTexts }) {
  const state = usePlayer()
  const { track, failure, instrument } = state
  if (!track || track.id === instrument) return null
  return (
    <aside aria-label={texts.player} data-mini-player="" className="world mini-player" style={track.world}>
      <div className="page-width flex items-center gap-3 py-2 sm:gap-5">
        <PlayButton track={track} texts={texts} className="size-12" />
        <p className="min-w-0 grow text-2xl leading-none">
          <ShopLink href={presetPath(track)} aria-label={track.name} className="flex min-h-11 items-center">
            <ShapedName
              name={track.name}
              filters={heardFilters(state, track)}
              full={track.filters}
              isNamedAround
            />
          </ShopLink>
        </p>
        <SideSwitch name="mini" texts={texts} className="max-sm:hidden" />
        <button type="button" onClick={close} className="button min-h-11 px-2 underline">
          {texts.close}
        </button>
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
