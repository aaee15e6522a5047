import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/core/env'
import { lasting } from '@/lib/legal/legal-text'
import { statusLabels } from '@/components/ui/ui-texts'

export async function bannerTexts() {
  const t = await getTranslations('affiliate')
  return {
    title: t('title'),
    active: (await statusLabels()).active,
    before: t('before'),
    after: t('after'),
    recommended: t('recommended', { name: '{name}' }),
    discount: t('discount', { percent: '{percent}' }),
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
