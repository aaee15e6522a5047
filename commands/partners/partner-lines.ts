import { CODE_DAYS } from '@/lib/affiliate/affiliate-code'
import { agreedValues, termsOffered } from '@/lib/affiliate/agreed-terms'
import type { Affiliate } from '@/lib/affiliate/schema'
import { changedTexts, valueTexts } from '@/lib/affiliate/value-texts'
import { formatCents } from '@/lib/core/money'
import { t } from '@/build/command-texts'

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 3 })

export function lineOf(partner: Affiliate): string {
  const { customCode, uid, email } = partner
  return [customCode ?? '-', uid, rateOf(partner), stateOf(partner), countersOf(partner), email ?? '-'].join(
    '  ',
  )
}

export function linesOf(partner: Affiliate): string[] {
  const { uid, customCode, codes, name, email, discountPercent = 0 } = partner
  const offer = termsOffered(partner)
  return [
    t('partners.uid', { uid }),
    ...(customCode === undefined ? [] : [t('partners.code', { code: customCode })]),
    ...(codes === undefined ? [] : [t('partners.codes', { codes: Object.keys(codes).join(', ') })]),
    ...(name === undefined ? [] : [t('partners.name', { name })]),
    ...(email === undefined ? [] : [t('partners.email', { email })]),
    t('partners.rate', { rate: rateOf(partner) }),
    t('partners.agreed', { values: said(valueTexts(agreedValues(partner)).slice(1)) }),
    ...(offer
      ? [t('partners.offered', { values: said(changedTexts(offer.values, agreedValues(partner))) })]
      : []),
    ...(discountPercent === 0
      ? []
      : [t('partners.discount', { percent: percent.format(discountPercent / 100) })]),
    ...(partner.codeLasts ? [t('partners.codeLasts', { days: CODE_DAYS })] : []),
    countersOf(partner),
    stateOf(partner),
  ]
}

const said = (texts: readonly { name: string; value: string }[]) =>
  texts.map(({ name, value }) => `${name} ${value}`).join(', ')

function rateOf({ commissionRate }: Affiliate): string {
  return percent.format(commissionRate / 100)
}

function stateOf({ active }: Affiliate): string {
  return t(active ? 'partners.active' : 'partners.inactive')
}

function countersOf({ totalClicks, uniqueClicks, totalSales, totalEarnings }: Affiliate): string {
  return t('partners.counters', {
    clicks: totalClicks,
    visitors: uniqueClicks,
    sales: totalSales,
    earnings: formatCents(totalEarnings),
  })
}
