import { getFormatter, getTranslations } from 'next-intl/server'

/** @param termsVersion the version that is agreed to */
export async function applicationTexts(termsVersion: string, isAnswer: boolean) {
  const t = await getTranslations('affiliate.application')
  const format = await getFormatter()
  return {
    aboutTitle: t('aboutTitle'),
    name: t('name'),
    nameHint: t('nameHint'),
    url: t('url'),
    urlHint: t('urlHint'),
    code: t('code'),
    codeHint: t('codeHint'),
    payoutLater: t('payoutLater'),
    wrong: t('wrong'),
    consentTitle: t('consentTitle'),
    terms: t('terms', { version: format.dateTime(new Date(termsVersion), { dateStyle: 'long' }) }),
    termsLink: t('termsLink'),
    privacyLink: t('privacyLink'),
    creditNotes: t('creditNotes'),
    creditNotesShort: t('creditNotesShort'),
    submit: t(isAnswer ? 'resubmit' : 'submit'),
    sending: t('sending'),
    sent: t('sent'),
    noAnswer: t('noAnswer'),
  }
}

export type ApplicationTexts = Awaited<ReturnType<typeof applicationTexts>>
