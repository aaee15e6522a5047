import { friendlyFormatIBAN } from 'ibantools'
import { getTranslations } from 'next-intl/server'
import { sampleFields, type OwnerField } from '@/lib/legal/owner-fields'
import type { Owner } from '@/lib/legal/schema'
import { formatCents } from '@/lib/core/money'
import type { TurnoverAbroad } from '@/lib/figures/turnover-abroad'
import { OwnerForm } from './owner-form'

const TITLE = 'owner'
const STANDARD_RATE = '19'

interface OwnerSectionProps {
  owner: Owner
  revision: number
  abroad: TurnoverAbroad
}

export async function OwnerSection({ owner, revision, abroad }: OwnerSectionProps) {
  const t = await getTranslations('admin.setup.owner')
  const { thisYear, lastYear } = abroad
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
        abroad={{ thisYear: formatCents(thisYear), lastYear: formatCents(lastYear) }}
        samples={sampleFields(owner)}
      />
    </section>
  )
}

function valuesOf({ register, vat, bank, ...owner }: Owner): Record<OwnerField, string> {
  const { name, legalForm, representative, street, zip, city, country, email, phone } = owner
  return {
    name,
    legalForm,
    representative,
    street,
    zip,
    city,
    country,
    email,
    phone,
    'register.court': register?.court ?? '',
    'register.number': register?.number ?? '',
    ...vatValues(vat),
    taxNumber: owner.taxNumber ?? '',
    vatId: owner.vatId ?? '',
    businessId: owner.businessId ?? '',
    'bank.holder': bank.holder,
    'bank.iban': friendlyFormatIBAN(bank.iban) ?? bank.iban,
    'bank.bic': bank.bic ?? '',
    'bank.bankName': bank.bankName,
  }
}

function vatValues(vat: Owner['vat']) {
  if (vat.mode !== 'included')
    return {
      'vat.mode': vat.mode,
      'vat.ratePercent': STANDARD_RATE,
      'vat.ossFrom': '',
      'vat.ossOverLimit': '',
    }
  const { mode, ratePercent, ossFrom = '' } = vat
  return {
    'vat.mode': mode,
    'vat.ratePercent': String(ratePercent).replace('.', ','),
    'vat.ossFrom': ossFrom,
    'vat.ossOverLimit': String(vat.ossOverLimit ?? ''),
  }
}
