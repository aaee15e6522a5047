import { getMessages } from 'next-intl/server'
import { studioTexts } from '@/components/studio/studio-texts'

export async function ownTexts() {
  const { ownPresets, catalog, account, audio, headsets } = await getMessages()
  const studio = await studioTexts()
  const { heading, problems, opening, beginOther, workTitle, replaced, goBack } = ownPresets
  const { clip, correction, files, keep, share } = ownPresets
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
    live: { title: (await getMessages()).ownSound.title },
    clip: { title: clip.title, about: clip.about, open: clip.open, notLoaded: clip.notLoaded },
    signIn: account.signIn,
    correction: { ...correction, field: headsets.field, import: { ...studio.import, ...correction.import } },
    files: { ...files, purposes: catalog.files, strength: audio.strength },
    keep: { ...keep, signIn: account.signIn },
  }
}

export type OwnTexts = Awaited<ReturnType<typeof ownTexts>>
