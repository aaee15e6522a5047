'use client'

import { InstrumentNotes } from '@/components/audio/instrument-notes'
import { PlayButton } from '@/components/audio/playing/play-button'
import { SceneSelect } from '@/components/audio/playing/scene-select'
import { SideSwitch } from '@/components/audio/playing/side-switch'
import { STUDIO_TRACK, useStudioSound } from './use-studio-sound'
import { useStudio } from './use-studio'

/** Plays the scenes without and with the filters, equally loud. */
export function StudioSound() {
  const { store, texts, beside } = useStudio()
  const track = useStudioSound(store, texts.sound, beside)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="instrument-controls">
        <PlayButton track={track} texts={texts.sample} className="size-13" />
        <SideSwitch name="seite-studio" texts={texts.sample} />
        <SceneSelect id="szene-studio" texts={texts.sample} />
      </div>
      <InstrumentNotes trackId={STUDIO_TRACK} texts={texts.sample} />
    </div>
  )
}
