import { getTranslations } from 'next-intl/server'

export async function reportTexts() {
  const t = await getTranslations('ratings.reports')
  return {
    place: t('place'),
    placeHint: t('placeHint'),
    reason: t('reason'),
    reasonHint: t('reasonHint'),
    name: t('name'),
    nameHint: t('nameHint'),
    email: t('email'),
    emailHint: t('emailHint'),
    goodFaith: t('goodFaith'),
    privacy: t('privacy'),
    submit: t('submit'),
    busy: t('busy'),
    doneTitle: t('doneTitle'),
    doneText: t('doneText'),
    doneMail: t('doneMail'),
  }
}
export type ReportTexts = Awaited<ReturnType<typeof reportTexts>>
