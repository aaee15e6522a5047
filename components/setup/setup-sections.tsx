import { getFormatter, getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { SECTIONS, deskVariables, type Section, type DeskVariable } from '@/lib/core/desk-variables'
import type { ShownVariable } from '@/lib/setup/shown-variables'
import { KeyCheck } from './key-check'
import { SetupSection } from './setup-section'
import { SignInCheck } from './sign-in-check'
import { TestMail } from './test-mail'

/** In the order in which a newcomer needs them. */
const ORDER = [
  ...(['payment', 'mail', 'signIn', 'address'] as const),
  ...(['backup', 'partners', 'retention', 'maintenance', 'bookkeeping'] as const),
] satisfies Section[]

interface SetupSectionsProps {
  shown: (name: DeskVariable) => ShownVariable
  /** Stored variables that have no effect: secrets that cannot be read, and invalid values. */
  unreadable: readonly string[]
  unusable: readonly string[]
}

/** The variables that the owner sets at the desk. */
export async function SetupSections({ shown, unreadable, unusable }: SetupSectionsProps) {
  const t = await getTranslations('setup')
  const format = await getFormatter()
  const list = (names: readonly string[]) =>
    format.list(deskVariables.filter((name) => names.includes(name)).map((name) => t(`fields.${name}.label`)))
  return (
    <>
      <p className="text-width">{t('intro')}</p>
      {unreadable.length > 0 && (
        <Notice tone="danger">{t('allUnreadable', { list: list(unreadable) })}</Notice>
      )}
      {unusable.length > 0 && <Notice tone="danger">{t('allUnusable', { list: list(unusable) })}</Notice>}
      {ORDER.map((section) => (
        <SetupSection key={section} section={section} shown={shown}>
          {section === 'payment' && <KeyCheck field="setup-STRIPE_SECRET_KEY" />}
          {section === 'mail' && <TestMail />}
          {section === 'signIn' && <SignInCheck names={SECTIONS.signIn} />}
        </SetupSection>
      ))}
    </>
  )
}
