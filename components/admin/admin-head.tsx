import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Waiting } from '@/lib/admin/count-waiting'
import { adminHome, moneyPage } from './admin-query'
import { heldPage } from './held-query'
import { operationPage } from './operation-page'
import { outboxPage } from './outbox-query'
import { partnersPage } from './partner-query'
import { payoutsPage } from './payout-query'
import { withdrawalsPage } from './withdrawal-query'

interface AdminHeadProps {
  current:
    | typeof adminHome
    | typeof moneyPage
    | typeof heldPage
    | typeof operationPage
    | typeof outboxPage
    | typeof partnersPage
    | typeof payoutsPage
    | typeof withdrawalsPage
  waiting: Waiting
}

/** Title and parts of the owner's desk. */
export async function AdminHead({ current, waiting }: AdminHeadProps) {
  const t = await getTranslations('admin')
  const countOf = (part: keyof Waiting) => (waiting[part] === 0 ? undefined : (waiting[part] ?? t('many')))
  const tab = (href: AdminHeadProps['current'], text: string) => ({ href, text, isCurrent: href === current })
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">{t('title')}</h1>
      <LinkTabs
        label={t('parts')}
        tabs={[
          tab(adminHome, t('home')),
          { ...tab(partnersPage, t('partners')), count: countOf('partners') },
          { ...tab(moneyPage, t('payments')), count: countOf('payments') },
          { ...tab(withdrawalsPage, t('withdrawals')), count: countOf('withdrawals') },
          { ...tab(heldPage, t('held.tab')), count: countOf('sales') },
          tab(payoutsPage, t('payouts.tab')),
          { ...tab(outboxPage, t('outbox.tab')), count: countOf('outbox') },
          tab(operationPage, t('operation.tab')),
        ]}
      />
    </div>
  )
}
