import { getTranslations } from 'next-intl/server'

/** The texts of the switch for mails about new versions. */
export async function updateTexts() {
  const t = await getTranslations('orders.updates')
  return {
    label: t('label'),
    hint: t('hint'),
    on: t('on'),
    off: t('off'),
    switchedOn: t('switchedOn'),
    switchedOff: t('switchedOff'),
    noAnswer: t('noAnswer'),
  }
}
