import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Waiting } from '@/lib/admin/count-waiting'
import { adminHome, moneyPage } from '@/components/desk/admin-query'
import { heldPage } from '@/components/affiliate/desk/held-query'
import { journalPage } from '@/components/journal/journal-query'
import { operationPage } from '@/components/operation/operation-page'
import { ordersPage } from '@/components/orders/desk/order-query'
import { outboxPage } from '@/components/mail/outbox-query'
import { partnersPage } from '@/components/affiliate/desk/partner-query'
import { payoutsPage } from '@/components/affiliate/desk/payout-query'
import { presetsPage } from '@/components/catalog/desk/preset-query'
import { ratingsPage } from '@/components/ratings/desk/rating-query'
import { suggestionsPage } from '@/components/voting/desk/suggestion-query'
import { withdrawalsPage } from '@/components/withdrawals/desk/withdrawal-query'

interface AdminHeadProps {
  current:
    | typeof adminHome
    | typeof moneyPage
    | typeof heldPage
    | typeof journalPage
    | typeof operationPage
    | typeof ordersPage
    | typeof outboxPage
    | typeof partnersPage
    | typeof payoutsPage
    | typeof presetsPage
    | typeof ratingsPage
    | typeof suggestionsPage
    | typeof withdrawalsPage
  /** Null for support, who see only the parts they need. */
  waiting: Waiting | null
}

/** The parts that support may see. */
const supportPages: readonly string[] = [ordersPage, outboxPage]

/**
 * The desk's title and its parts, which wrap on a phone, so that all of them and what waits in each are visible
 * at once.
 */
export async function AdminHead({ current, waiting }: AdminHeadProps) {
  const t = await getTranslations('admin')
  const tRatings = await getTranslations('ratings.desk')
  const countOf = (part: keyof Waiting) =>
    !waiting || waiting[part] === 0 ? undefined : (waiting[part] ?? t('many'))
  const tab = (href: AdminHeadProps['current'], text: string) => ({ href, text, isCurrent: href === current })
  const tabs = [
    tab(adminHome, t('home')),
    tab(ordersPage, t('orders')),
    { ...tab(moneyPage, t('payments')), count: countOf('payments') },
    tab(presetsPage, t('presets.tab')),
    tab(ratingsPage, tRatings('tab')),
    tab(suggestionsPage, t('voting')),
    { ...tab(partnersPage, t('partners')), count: countOf('partners') },
    { ...tab(withdrawalsPage, t('withdrawals')), count: countOf('withdrawals') },
    { ...tab(heldPage, t('held.tab')), count: countOf('sales') },
    tab(payoutsPage, t('payouts.tab')),
    { ...tab(outboxPage, t('outbox.tab')), count: countOf('outbox') },
    tab(journalPage, t('journal')),
    tab(operationPage, t('operation.tab')),
  ]
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">{t('title')}</h1>
      <LinkTabs
        label={t('parts')}
        tabs={waiting ? tabs : tabs.filter(({ href }) => supportPages.includes(href))}
      />
    </div>
  )
}
