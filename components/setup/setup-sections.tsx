import { getTranslations } from 'next-intl/server'
import type { Section, Storable } from '@/lib/core/storable'
import type { ShownVariable } from '@/lib/setup/shown-variables'
import { SetupSection } from './setup-section'

/** In the order in which a newcomer needs them. */
const ORDER = [
  ...(['payment', 'mail', 'signIn', 'address'] as const),
  ...(['partners', 'retention', 'maintenance', 'bookkeeping'] as const),
] satisfies Section[]

/** What the owner sets at the desk. */
export async function SetupSections({ shown }: { shown: (name: Storable) => ShownVariable }) {
  const t = await getTranslations('setup')
  return (
    <>
      <p className="text-width">{t('intro')}</p>
      {ORDER.map((section) => (
        <SetupSection key={section} {...{ section, shown }} />
      ))}
    </>
  )
}
