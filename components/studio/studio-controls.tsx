'use client'

import { useId } from 'react'
import { InstrumentNotes } from '@/components/audio/instrument-notes'
import { PlayButton } from '@/components/audio/playing/play-button'
import { SceneSelect } from '@/components/audio/playing/scene-select'
import { SideSwitch } from '@/components/audio/playing/side-switch'
import { Button } from '@/components/ui/button'
import { StudioDynamics } from './studio-dynamics'
import { StudioTools } from './studio-tools'
import { FilterTable } from './tuning/filter-table'
import { STUDIO_TRACK, useStudioSound } from './use-studio-sound'
import { useStudio } from './use-studio'

interface StudioControlsProps {
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
}

/** Plays the scenes without and with the filters, equally loud; changes the filters; has a drawer with their values. */
export function StudioControls({ isOpen, setIsOpen }: StudioControlsProps) {
  const { store, texts, beside, say } = useStudio()
  const track = useStudioSound(store, texts.sound, beside)
  const drawerId = useId()
  const reset = () => {
    store.reset()
    say(texts.wasReset)
  }
  return (
    <div className="page-width grid grid-cols-1 gap-3">
      <div className="instrument-controls studio-controls">
        <PlayButton track={track} texts={texts.sample} className="size-13 md:size-15" />
        <SideSwitch name="seite-studio" texts={texts.sample} />
        <StudioTools>
          <Button
            tone="quiet"
            aria-expanded={isOpen}
            aria-controls={drawerId}
            onClick={() => setIsOpen(!isOpen)}
            className="studio-opener"
          >
            {texts.values}
          </Button>
        </StudioTools>
        {/* On its own layer: otherwise Chromium looks up the layer of each field whenever a drag updates a number. */}
        <div id={drawerId} role="group" aria-label={texts.table} hidden={!isOpen} className="studio-drawer">
          {isOpen && (
            <>
              <FilterTable />
              <Button tone="quiet" onClick={reset} className="px-0">
                {texts.reset}
              </Button>
            </>
          )}
        </div>
        <SceneSelect id="szene-studio" texts={texts.sample} />
      </div>
      <StudioDynamics />
      <div className="grid max-w-3xl gap-2 text-sm">
        <InstrumentNotes trackId={STUDIO_TRACK} texts={texts.sample} />
        <p className="pointer-coarse:hidden">{texts.keys}</p>
        <p className="hidden pointer-coarse:block">{texts.touch}</p>
      </div>
    </div>
  )
}
