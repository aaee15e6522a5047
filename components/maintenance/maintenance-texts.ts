import { getTranslations } from 'next-intl/server'
import { pageTitle } from '@/components/ui/ui-texts'
import { env } from '@/lib/core/env'
import { letterPlaces, widthOf } from '@/lib/audio/letter-places'
import { legalLinks } from '@/lib/legal/legal-pages'
import { PIN_LENGTH } from '@/lib/maintenance/unlock'

export async function maintenanceTexts() {
  const t = await getTranslations('maintenance')
  const meta = await getTranslations('meta')
  const shell = await getTranslations('shell')
  const name = meta('name')
  return {
    name,
    /** em, in even letters. */
    nameWidth: widthOf(letterPlaces(name, [])),
    pageTitle: await pageTitle(t('title')),
    title: t('title'),
    text: t('text'),
    note: env().MAINTENANCE_NOTE ?? '',
    features: t('features'),
    tiles: [
      { title: t('audioTitle'), text: t('audioText') },
      { title: t('presetsTitle'), text: t('presetsText') },
      { title: t('votingTitle'), text: t('votingText') },
    ],
    stillOpen: t('stillOpen'),
    openPages: legalLinks.map(([href, key]) => ({ href, text: shell(key) })),
    waitingCount: t('waitingCount'),
    waiting: t('waiting'),
    key: t('key'),
    keyHint: t('keyHint'),
    pin: {
      title: t('pinTitle'),
      text: t('pinText'),
      label: t('pin'),
      maxLength: PIN_LENGTH,
      check: t('check'),
      cancel: t('cancel'),
      checking: t('checking'),
      signInHint: t('signInHint'),
      signIn: t('signIn'),
    },
  }
}

export type MaintenanceTexts = Awaited<ReturnType<typeof maintenanceTexts>>
