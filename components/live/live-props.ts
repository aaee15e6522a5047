import { getMessages, getTranslations } from 'next-intl/server'
import type { Filter } from '@/lib/audio/filter'

/** The preset for the visitor's own sound. */
export interface LiveTrack {
  name: string
  filters: readonly Filter[]
  /** dB; computed from the filters by default. */
  preamp?: number
}

export async function liveTexts() {
  const { live } = await getMessages()
  const t = await getTranslations('audio.sample')
  return { ...live, sides: t('sides'), before: t('before'), after: t('after') }
}

export type LiveTexts = Awaited<ReturnType<typeof liveTexts>>

/** Texts that only a press brings up; the others are part of the page. */
export type LivePanelTexts = Omit<LiveTexts, 'title' | 'lead' | 'sources' | 'end' | 'notes'>
