'use client'

import { MoreInfo } from '@/components/ui/more-info'
import { usePlayer } from './playing/player'
import type { SampleTexts } from './playing/sample-texts'
import { shownScene } from './playing/scene-select'

export function InstrumentNotes({ trackId, texts }: { trackId: string; texts: SampleTexts }) {
  const { track, scene, failure } = usePlayer()
  const own = track?.id === trackId ? failure : null
  const hint = shownScene(texts, scene)?.hint
  return (
    <div className="max-w-3xl text-sm text-pretty">
      <div hidden={own !== null}>
        {/* One text per paragraph: one that begins within a line moves when the font of the text before it loads. */}
        <p>{hint}</p>
        <div className="flex flex-wrap items-center gap-x-1 py-1 sm:-my-3">
          <p className="max-sm:flex-1 pointer-coarse:hidden">{`${texts.equal} ${texts.spaceBar}`}</p>
          {/* A page cannot detect a phone's loudspeaker, only a touch screen. */}
          <p className="max-sm:flex-1 pointer-fine:hidden">{`${texts.equal} ${texts.headphones}`}</p>
          <MoreInfo label={texts.equalAbout}>{texts.equalHow}</MoreInfo>
        </div>
      </div>
      <p role="alert" className="font-semibold">
        {own && texts[own]}
      </p>
    </div>
  )
}
