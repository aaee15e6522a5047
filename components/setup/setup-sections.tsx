import { getFormatter, getTranslations, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import {
  SECTIONS,
  deskVariables,
  isSecretName,
  type Section,
  type DeskVariable,
} from '@/lib/core/desk-variables'
import type { ShownVariable } from '@/lib/setup/shown-variables'
import { DeskFact } from '@/components/desk/facts'
import { KeyCheck } from './key-check'
import { TestMail } from './test-mail'
import { SectionForm } from './section-form'
import type { FieldKind, SetupFieldData } from './setup-field'

/** In the order in which a newcomer needs them. */
const ORDER = [
  ...(['payment', 'mail', 'address'] as const),
  ...(['backup', 'partners', 'retention', 'maintenance', 'bookkeeping'] as const),
] satisfies Section[]

interface SetupSectionsProps {
  shown: (name: DeskVariable) => ShownVariable
  /** Stored without effect: secrets that cannot be read, and invalid values. */
  unreadable: readonly string[]
  unusable: readonly string[]
}

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
        </SetupSection>
      ))}
    </>
  )
}

const kinds: Partial<Record<DeskVariable, FieldKind>> = {
  PARTNER_RATE: 'percent',
  PARTNER_THRESHOLD: 'euros',
  AFFILIATE_CONSENT: 'choice',
  AFFILIATE_BANNER: 'choice',
  DATEV_CHART: 'choice',
  OWNER_MAIL_KINDS: 'choices',
  MAINTENANCE_NOTE: 'area',
}

interface SetupSectionProps {
  section: Section
  shown: (name: DeskVariable) => ShownVariable
  children?: ReactNode
}

async function SetupSection({ section, shown, children }: SetupSectionProps) {
  const t = await getTranslations('setup')
  const names: readonly DeskVariable[] = SECTIONS[section]
  const given = names.filter((name) => shown(name).from === 'environment')
  const own = names.filter((name) => !given.includes(name))
  const fields = await Promise.all(own.map((name) => fieldOf(name, shown(name))))
  return (
    <section id={section} aria-labelledby={`setup-${section}`} className="grid min-w-0 scroll-mt-24 gap-4">
      <h2 id={`setup-${section}`} tabIndex={-1} className="text-xl">
        {t(`sections.${section}.title`)}
      </h2>
      <p className="text-width text-sm text-muted">{t(`sections.${section}.text`)}</p>
      {given.length > 0 && (
        <dl className="text-width grid gap-2">
          {given.map((name) => (
            <DeskFact key={name} term={t(`fields.${name}.label`)}>
              {isSecretName(name) || shown(name).value === ''
                ? t('secretFromEnvironment')
                : t('fromEnvironment', { value: shown(name).value })}
            </DeskFact>
          ))}
        </dl>
      )}
      {fields.length > 0 && <SectionForm title={`setup-${section}`} fields={fields} />}
      {children}
    </section>
  )
}

async function fieldOf(name: DeskVariable, shown: ShownVariable): Promise<SetupFieldData> {
  const t = await getTranslations('setup')
  const options = new Map<string, Record<string, string>>(Object.entries((await getMessages()).setup.options))
  const label = t(`fields.${name}.label`)
  const isSecret = isSecretName(name)
  const isKept = isSecret && shown.from === 'store'
  const state = isSecret ? await stateOf(shown) : ''
  const start = shown.isPending ? t('pending') : ''
  return {
    name,
    label,
    value: shown.value,
    kind: kinds[name] ?? (isSecret ? 'secret' : 'text'),
    hint: [state, t(`fields.${name}.hint`), start].filter(Boolean).join(' '),
    options: Object.entries(options.get(name) ?? {}).map(([value, text]) => ({ value, text })),
    remove: isKept ? t('remove', { label }) : '',
  }
}

async function stateOf({ from, ending, isUnreadable }: ShownVariable): Promise<string> {
  const t = await getTranslations('setup')
  if (isUnreadable) return t('unreadable')
  if (from === 'nowhere') return t('notKept')
  return ending === '' ? t('kept') : t('keptEnding', { ending: `…${ending}` })
}
