import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/core/env'
import { lasting } from '@/lib/legal/legal-text'

export async function bannerTexts() {
  const t = await getTranslations('affiliate')
  return {
    title: t('title'),
    from: t('from', { name: '{name}' }),
    discount: t('discount', { name: '{name}', percent: '{percent}' }),
    copy: t('copy'),
    copyLink: t('copyLink'),
    share: t('share'),
    shareTitle: t('shareTitle'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    close: t('close'),
    consent: {
      title: t('consent.title'),
      question: t('consent.question', { span: '{span}' }),
      span: lasting(env().ATTRIBUTION_HOURS),
      privacy: t('consent.privacy'),
      allow: t('consent.allow'),
      refuse: t('consent.refuse'),
    },
  }
}

export type BannerTexts = Awaited<ReturnType<typeof bannerTexts>>
