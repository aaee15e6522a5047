import { getMessages, getTranslations } from 'next-intl/server'
import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { FILTER_LIMITS } from '@/lib/audio/filter'

export async function studioTexts() {
  const { studio, audio } = await getMessages()
  const { type, frequency, gain, q, noGain, preamp, types } = audio
  return {
    ...studio,
    type,
    frequency,
    gain,
    q,
    noGain,
    preamp,
    types,
    ...(await problemTexts()),
    scenes: await namedScenes(),
  }
}

export type StudioTexts = Awaited<ReturnType<typeof studioTexts>>

async function problemTexts() {
  const t = await getTranslations('studio')
  const noNumber = (example: string) => t('noNumber', { example })
  const outside = (limits: { min: number; max: number }, format: (value: number) => string) =>
    t('outside', { min: format(limits.min), max: format(limits.max) })
  return {
    noNumber: { fc: noNumber('1200'), gain: noNumber('3,5'), q: noNumber('1,41') },
    outside: {
      fc: outside(FILTER_LIMITS.fc, formatFrequency),
      gain: outside(FILTER_LIMITS.gain, formatGain),
      q: outside(FILTER_LIMITS.q, formatQ),
    },
  }
}
