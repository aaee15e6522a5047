import { friendlyFormatIBAN } from 'ibantools'
import { getTranslations } from 'next-intl/server'
import {
  sampleFields,
  OWNER_PARTS,
  ownerParts,
  type OwnerField,
  type OwnerPart,
} from '@/lib/legal/owner-fields'
import type { Owner } from '@/lib/legal/schema'
import { vatNote } from '@/lib/legal/vat-note'
import { OwnerForm, type OwnerFormTexts } from './owner-form'

const TITLE = 'owner'
const STANDARD_RATE = '19'
const modes = ['included', 'small-business'] as const
const hinted = [
  ...(['legalForm', 'representative', 'register.court', 'phone', 'taxNumber', 'vatId'] as const),
  ...(['businessId'] as const),
  ...(['bank.holder', 'bank.bic'] as const),
]

interface OwnerSectionProps {
  owner: Owner
  /** Number of changes to the owner. */
  revision: number
}

/** Who runs the shop, to be filled in and changed. */
export async function OwnerSection({ owner, revision }: OwnerSectionProps) {
  const t = await getTranslations('admin.setup.owner')
  return (
    <section aria-labelledby={TITLE} className="grid min-w-0 gap-4">
      <h2 id={TITLE} tabIndex={-1} className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width">{t('text')}</p>
      <OwnerForm
        // Saved values take the place of typed ones.
        key={revision}
        title={TITLE}
        revision={revision}
        values={valuesOf(owner)}
        mode={owner.vat.mode}
        texts={await formTexts(owner)}
      />
    </section>
  )
}

function valuesOf({ register, vat, bank, ...owner }: Owner): Record<OwnerField, string> {
  const { name, legalForm, representative, street, zip, city, country, email, phone } = owner
  return {
    ...{ name, legalForm, representative, street, zip, city, country, email, phone },
    'register.court': register?.court ?? '',
    'register.number': register?.number ?? '',
    'vat.mode': vat.mode,
    'vat.ratePercent': vat.mode === 'included' ? String(vat.ratePercent).replace('.', ',') : STANDARD_RATE,
    taxNumber: owner.taxNumber ?? '',
    vatId: owner.vatId ?? '',
    businessId: owner.businessId ?? '',
    'bank.holder': bank.holder,
    'bank.iban': friendlyFormatIBAN(bank.iban) ?? bank.iban,
    'bank.bic': bank.bic ?? '',
    'bank.bankName': bank.bankName,
  }
}

async function formTexts(owner: Owner): Promise<OwnerFormTexts> {
  const t = await getTranslations('admin.setup.owner')
  const tPart = await getTranslations('admin.setup.parts')
  const tLegal = await getTranslations('legal')
  const samples = sampleFields(owner).map((name) => [name, t('sample')])
  const fields = OWNER_PARTS.flatMap((part): readonly OwnerField[] => ownerParts[part])
  const [labels, parts, effects] = [
    fields.map((name) => [name, t(`fields.${name}`)]),
    OWNER_PARTS.map((part) => [part, tPart(part)]),
    modes.map((mode) => [mode, t(`effects.${mode}`, { note: tLegal(vatNote({ mode })) })]),
  ]
  return {
    labels: Object.fromEntries(labels) as Record<OwnerField, string>,
    parts: Object.fromEntries(parts) as Record<OwnerPart, string>,
    hints: Object.fromEntries([...hinted.map((name) => [name, t(`hints.${name}`)]), ...samples]),
    modes: { included: t('modes.included'), 'small-business': t('modes.small-business') },
    effects: Object.fromEntries(effects) as OwnerFormTexts['effects'],
    person: {
      ...{ label: t('person.label'), hint: t('person.hint'), open: t('person.open') },
      ...{ same: t('person.same'), other: t('person.other') },
    },
    button: t('button'),
    busy: t('busy'),
    done: t('done'),
  }
}
