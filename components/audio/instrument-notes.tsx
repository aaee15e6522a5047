'use client'

import type { SampleTexts } from './sample-texts'
import { usePlayer } from './use-player'

/** What keeps the sound away, else what is heard and how it is compared. */
export function InstrumentNotes({ trackId, texts }: { trackId: string; texts: SampleTexts }) {
  const { track, scene, failure } = usePlayer()
  const own = track?.id === trackId ? failure : null
  const hint = texts.scenes.find(({ name }) => name === scene)?.hint
  return (
    <>
      <p className="max-w-[68ch] text-sm" hidden={own !== null}>
        {hint && `${hint}. `}
        {texts.equal}
      </p>
      <p role="alert" className="max-w-[68ch] text-sm font-semibold">
        {own && texts[own]}
      </p>
    </>
  )
}
