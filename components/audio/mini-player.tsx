'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { PlayButton, type PlayTexts } from './play-button'
import { player } from './player'
import { ShapedName } from './shaped-name'
import { SideSwitch, type SideTexts } from './side-switch'
import { usePlayer } from './use-player'

export type MiniPlayerTexts = PlayTexts & SideTexts & { player: string; close: string }

/** Goes along at the lower edge while a preset plays whose instrument is not on the page. */
export function MiniPlayer({ texts }: { texts: MiniPlayerTexts }) {
  const { track } = usePlayer()
  const hasInstrument = useInstrument(track?.id)
  if (!track || hasInstrument) return null
  return (
    <aside aria-label={texts.player} data-mini-player="" className="world mini-player" style={track.world}>
      <div className="page-width flex items-center gap-3 py-2 sm:gap-5">
        <PlayButton track={track} texts={texts} className="size-12" />
        <p aria-label={track.name} className="min-w-0 grow overflow-hidden text-2xl leading-none">
          <ShapedName name={track.name} filters={track.filters} />
        </p>
        <SideSwitch name="mini" texts={texts} className="max-sm:hidden" />
        <button type="button" onClick={() => player.stop()} className="button min-h-11 px-2 underline">
          {texts.close}
        </button>
      </div>
    </aside>
  )
}

/** Whether the page shows the instrument of a preset. */
function useInstrument(trackId: string | undefined): boolean {
  const path = usePathname()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    setIsShown(document.querySelector(`[data-instrument="${trackId}"]`) !== null)
  }, [path, trackId])
  return isShown
}
