import type texts from '@/messages/clip.json'
import type messages from '@/messages/de.json'

type Given = Pick<typeof messages, 'ownPresets' | 'ownSound' | 'audio' | 'catalog'>

/** For messages/clip.json. As for `Live anhören`, except sentences that name a button: a tab is recorded by another one. */
export function clipTexts({ ownPresets: { clip }, ownSound: { problems }, audio, catalog }: Given) {
  const { sides, before } = audio.sample
  const { pressAgain, failed } = problems
  return {
    ...clip,
    fit: catalog.fit,
    refused: { pressAgain, failed, ...clip.refused },
    sides: { sides, before, ...clip.sides },
  }
}

export type ClipTexts = typeof texts
