import { getTranslations } from 'next-intl/server'

export async function consentTexts() {
  const t = await getTranslations('affiliate.consent')
  return {
    title: t('settingTitle'),
    undecided: t('undecided'),
    granted: t('granted'),
    refused: t('refused'),
    cookieLeft: t('cookieLeft'),
    allow: t('allow'),
    refuse: t('refuse'),
  }
}

export type ConsentTexts = Awaited<ReturnType<typeof consentTexts>>
