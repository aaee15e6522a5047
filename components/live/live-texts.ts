import { getMessages, getTranslations } from 'next-intl/server'

/** All that the section says. */
export async function liveTexts() {
  const { live } = await getMessages()
  const t = await getTranslations('audio.sample')
  return { ...live, sides: t('sides'), before: t('before'), after: t('after') }
}

export type LiveTexts = Awaited<ReturnType<typeof liveTexts>>

/** Those that only a press brings up; the others stand in the page. */
export type LivePanelTexts = Omit<LiveTexts, 'title' | 'lead' | 'sources' | 'end' | 'notes'>
