'use client'

import { fillText } from '@/components/audio/fill-text'
import { useHeadset } from './headset-store'
import type { NoteTexts } from './headset-texts'

/** Says what files contain, by the chosen headset. */
export function HeadsetNote({ texts }: { texts: NoteTexts }) {
  const { chosen, failure } = useHeadset()
  return (
    <p className="text-width text-sm text-muted">
      {chosen && failure !== 'unknown' ? fillText(texts.corrected, { name: chosen.name }) : texts.plain}
    </p>
  )
}
