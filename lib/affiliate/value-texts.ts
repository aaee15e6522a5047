import { formatCents } from '@/lib/core/money'
import { presentTerms, shownRate } from './sales/commission'
import { lasting } from '@/lib/legal/legal-text'
import type { PartnerValues } from '@/lib/legal/texts/partner-terms'
import { translator } from '@/messages/texts'

const t = translator('affiliate.values')

const forms: { [Name in keyof PartnerValues]: (value: PartnerValues[Name]) => string } = {
  rate: (rate) => t('rate.value', { rate: shownRate(presentTerms(rate)) }),
  holdDays: (days) => t('holdDays.value', { days }),
  threshold: (cents) => t('threshold.value', { amount: formatCents(cents) }),
  hours: (hours) => t('hours.value', { span: lasting(hours) }),
}
const names = ['rate', 'holdDays', 'threshold', 'hours'] as const

export function valueTexts(values: PartnerValues): { name: string; value: string }[] {
  return names.map((name) => ({ name: t(`${name}.name`), value: forms[name](values[name]) }))
}

export function changedTexts(
  offered: PartnerValues,
  agreed: PartnerValues,
): { name: string; value: string; before: string }[] {
  const present = valueTexts(agreed)
  return valueTexts(offered).flatMap((text, index) => {
    const before = present[index]?.value ?? ''
    return text.value === before ? [] : [{ ...text, before }]
  })
}
