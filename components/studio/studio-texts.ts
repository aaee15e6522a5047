import { getTranslations } from 'next-intl/server'
import { sampleTexts } from '@/components/audio/sample-texts'

/** All that the studio says in the browser. Words in braces are filled in there. */
export async function studioTexts() {
  const tAudio = await getTranslations('audio')
  return {
    sample: await sampleTexts(),
    type: tAudio('type'),
    frequency: tAudio('frequency'),
    gain: tAudio('gain'),
    q: tAudio('q'),
    noGain: tAudio('noGain'),
    types: {
      PK: tAudio('types.PK'),
      LSC: tAudio('types.LSC'),
      HSC: tAudio('types.HSC'),
      HP: tAudio('types.HP'),
      LP: tAudio('types.LP'),
    },
  }
}

export type StudioTexts = Awaited<ReturnType<typeof studioTexts>>
