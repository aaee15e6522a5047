import type messages from '@/messages/de.json'

type Given = Pick<typeof messages, 'ownPresets' | 'ownSound' | 'audio'>

/**
 * The texts of a clip. A tab is recorded like for `Live anhören`, but by a button of its own, so sentences that name a
 * button are its own, too.
 */
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
