import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { ABROAD_LIMIT, type TurnoverAbroad } from '@/lib/admin/figures/turnover-abroad'
import { dayOf, now } from '@/lib/core/clock'
import { formatCents } from '@/lib/core/money'
import { owner } from '@/lib/legal/current-owner'

/** The turnover with consumers in other member states, and its consequences. */
export async function AbroadNotice({ abroad }: { abroad: TurnoverAbroad }) {
  const t = await getTranslations('admin.figures.abroad')
  const { thisYear, lastYear, state } = abroad
  const { vat } = owner()
  const followed = vat.mode === 'included' ? taxedAbroad(vat.ossFrom) : 'small'
  const sums = t('sums', {
    thisYear: formatCents(thisYear),
    lastYear: formatCents(lastYear),
    limit: formatCents(ABROAD_LIMIT),
  })
  if (state === 'below' || followed === 'oss') return <p className="text-width text-sm text-muted">{sums}</p>
  return (
    <Notice tone={state === 'over' ? 'danger' : 'warning'}>
      <p>{sums}</p>
      <p>{t(`${state}.${followed}`)}</p>
    </Notice>
  )
}

/** A start date in the future has no effect yet. */
const taxedAbroad = (ossFrom: string | undefined) =>
  ossFrom !== undefined && ossFrom <= dayOf(now()) ? 'oss' : 'german'
