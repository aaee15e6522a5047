import type messages from '@/messages/de.json'

type Given = Pick<typeof messages, 'ownPresets' | 'ownSound' | 'audio'>

/** As for `Live anhören`, except sentences that name a button: a tab is recorded by another one. */
export function clipTexts({ ownPresets: { clip }, ownSound: { problems }, audio }: Given) {
  const { sides, before } = audio.sample
  const { pressAgain, failed } = problems
  return {
    ...clip,
    refused: { pressAgain, failed, ...clip.refused },
    sides: { sides, before, ...clip.sides },
  }
}

export type ClipTexts = ReturnType<typeof clipTexts>
