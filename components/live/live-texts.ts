import { getMessages, getTranslations } from 'next-intl/server'

export async function liveTexts() {
  const { live } = await getMessages()
  const t = await getTranslations('audio.sample')
  return { ...live, sides: t('sides'), before: t('before'), after: t('after') }
}

export type LiveTexts = Awaited<ReturnType<typeof liveTexts>>

/** Texts that only a press brings up; the others are part of the page. */
export type LivePanelTexts = Omit<LiveTexts, 'title' | 'lead' | 'sources' | 'end' | 'notes'>
