import { getMessages } from 'next-intl/server'
import { ownSoundTexts } from '@/components/own-sound/own-sound-props'
import { studioTexts } from '@/components/studio/studio-texts'

/** The browser fills in the words in braces. */
export async function ownTexts() {
  const { ownPresets, catalog, account, audio, headsets, ownSound } = await getMessages()
  const studio = await studioTexts()
  const { heading, problems, opening, beginOther, workTitle, replaced, goBack } = ownPresets
  const { correction, files, keep, share } = ownPresets
  const { sides, before, after, headset } = audio.sample
  return {
    heading,
    problems,
    opening,
    beginOther,
    workTitle,
    replaced,
    goBack,
    share,
    studio,
    live: await ownSoundTexts(),
    clip: { ...ownPresets.clip, refused: ownSound.problems, sides: { sides, before, after, headset } },
    signIn: account.signIn,
    correction: { ...correction, field: headsets.field, import: { ...studio.import, ...correction.import } },
    files: { ...files, purposes: catalog.files, strength: audio.strength },
    keep: { ...keep, signIn: account.signIn },
  }
}

export type OwnTexts = Awaited<ReturnType<typeof ownTexts>>
