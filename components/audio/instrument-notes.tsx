'use client'

import { usePlayer } from './playing/player'
import type { SampleTexts } from './playing/sample-texts'
import { shownScene } from './playing/scene-select'

/** The reason why there is no sound, or else what is playing and how it is compared. */
export function InstrumentNotes({ trackId, texts }: { trackId: string; texts: SampleTexts }) {
  const { track, scene, failure } = usePlayer()
  const own = track?.id === trackId ? failure : null
  const hint = shownScene(texts, scene)?.hint
  return (
    <div className="max-w-3xl text-sm text-pretty">
      <p hidden={own !== null}>
        {hint} {texts.equal} <span className="pointer-coarse:hidden">{texts.spaceBar}</span>
      </p>
      <p role="alert" className="font-semibold">
        {own && texts[own]}
      </p>
    </div>
  )
}
