import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/fields/field'
import { MAX_DISCOUNT } from '@/lib/affiliate/schema'
import { formatRate } from '@/lib/core/money'

interface PartnerTermsFieldsProps {
  initial: { code: string; rate: number; discountPercent: number }
  /** Sentences by field name. */
  errors: Record<string, string>
}

export function PartnerTermsFields({ initial, errors }: PartnerTermsFieldsProps) {
  const t = useTranslations('admin.partnerDesk.fields')
  return (
    <>
      <TextField
        id="partner-code"
        name="code"
        defaultValue={initial.code}
        autoComplete="off"
        spellCheck={false}
        label={t('code')}
        error={errors.code}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          id="partner-rate"
          name="rate"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedPercent(initial.rate)}
          label={t('rate')}
          error={errors.rate}
        />
        <TextField
          id="partner-discount"
          name="discountPercent"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedPercent(initial.discountPercent)}
          label={t('discount')}
          hint={t('discountHint', { most: formatRate(MAX_DISCOUNT) })}
          error={errors.discountPercent}
        />
      </div>
    </>
  )
}

export function readPartnerTerms(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? '')
  return {
    code: read('code').trim(),
    rate: readPercent(read('rate')),
    discountPercent: readPercent(read('discountPercent')),
  }
}

/** Reads a percentage with a comma or a point; null if it is not one. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** The percentage as a person types it, e.g. 12.5 → `12,5`. */
function typedPercent(percent: number): string {
  return String(percent).replace('.', ',')
}
