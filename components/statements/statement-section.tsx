import { friendlyFormatIBAN } from 'ibantools'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import type { OverdueOrders } from '@/lib/statements/overdue-orders'
import { LARGEST_STATEMENT } from '@/lib/statements/take-statement'
import { StatementUpload } from './statement-upload'

/** The messages say `many` beyond this count. */
const MANY = 10

export async function StatementSection({ overdue }: { overdue: OverdueOrders }) {
  const t = await getTranslations('statements.upload')
  return (
    <section aria-labelledby="statements" className="grid min-w-0 gap-4">
      <h2 id="statements" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      {overdue.count !== 0 && <Overdue {...overdue} />}
      <StatementUpload largest={LARGEST_STATEMENT} />
    </section>
  )
}

async function Overdue({ count, cancelledOn, missing }: OverdueOrders) {
  const t = await getTranslations('statements.overdue')
  const tWaiting = await getTranslations('admin.overview.waiting')
  const format = await getFormatter()
  const dayText = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium' })
  const meaning = () => {
    if (cancelledOn !== null) return t('grace', { day: dayText(cancelledOn) })
    if (missing === null) return t('known')
    const { account, from, until } = missing
    return t('missing', {
      account: friendlyFormatIBAN(account) ?? account,
      from: dayText(from),
      until: dayText(until),
    })
  }
  return (
    <Notice tone="warning">
      <p className="font-semibold">{tWaiting('overdue', { count: count ?? MANY })}</p>
      <p>{meaning()}</p>
      <ShopLink href="/admin/bestellungen?stand=offen" className="justify-self-start text-link">
        {t('link')}
      </ShopLink>
    </Notice>
  )
}
