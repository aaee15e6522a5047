import { TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { MAX_DISCOUNT } from '@/lib/affiliate/schema'
import { formatRate } from '@/lib/core/money'

interface PartnerTermsFieldsProps {
  initial: { code: string; rate: number; discountPercent: number }
}

export function PartnerTermsFields({ initial }: PartnerTermsFieldsProps) {
  const t = useTranslations('admin.partnerDesk.fields')
  return (
    <>
      <TextField name="code" defaultValue={initial.code} spellCheck={false} label={t('code')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="rate"
          inputMode="decimal"
          defaultValue={typedPercent(initial.rate)}
          label={t('rate')}
        />
        <TextField
          id="partner-discount"
          name="discountPercent"
          inputMode="decimal"
          defaultValue={typedPercent(initial.discountPercent)}
          label={t('discount')}
          hint={t('discountHint', { most: formatRate(MAX_DISCOUNT) })}
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

/** With a comma or a point; null if it is no percentage. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** 12.5 → `12,5`. */
function typedPercent(percent: number): string {
  return String(percent).replace('.', ',')
}
