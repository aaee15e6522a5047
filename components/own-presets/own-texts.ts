import { getMessages } from 'next-intl/server'
import { ownSoundTexts } from '@/components/own-sound/own-sound-props'
import { clipTexts } from '@/components/studio/clip/clip-texts'
import { studioTexts } from '@/components/studio/studio-texts'

export async function ownTexts() {
  const messages = await getMessages()
  const { ownPresets, catalog, account, audio, headsets } = messages
  const studio = await studioTexts()
  const { heading, problems, opening, beginOther, workTitle, replaced, goBack } = ownPresets
  const { correction, files, keep, share } = ownPresets
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
    clip: clipTexts(messages),
    signIn: account.signIn,
    correction: { ...correction, field: headsets.field, import: { ...studio.import, ...correction.import } },
    files: { ...files, purposes: catalog.files, strength: audio.strength },
    keep: { ...keep, signIn: account.signIn },
  }
}

export type OwnTexts = Awaited<ReturnType<typeof ownTexts>>
