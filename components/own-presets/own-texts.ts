import { getMessages } from 'next-intl/server'
import { liveTexts } from '@/components/live/live-props'
import { studioTexts } from '@/components/studio/studio-texts'

/** The browser fills in the words in braces. */
export async function ownTexts() {
  const { own, catalog, account, audio, headsets, live } = await getMessages()
  const studio = await studioTexts()
  const { heading, problems, opening, beginOther, workTitle, replaced, goBack } = own
  const { correction, files, keep, share } = own
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
    live: await liveTexts(),
    clip: { ...own.clip, refused: live.problems, sides: { sides, before, after, headset } },
    signIn: account.signIn,
    correction: { ...correction, field: headsets.field, import: { ...studio.import, ...correction.import } },
    files: { ...files, purposes: catalog.files, strength: audio.strength },
    keep: { ...keep, signIn: account.signIn },
  }
}

export type OwnTexts = Awaited<ReturnType<typeof ownTexts>>
