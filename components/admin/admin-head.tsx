import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Waiting } from '@/lib/admin/count-waiting'
import { adminHome, moneyPage } from './admin-query'
import { heldPage } from './held-query'
import { outboxPage } from './outbox-query'
import { partnersPage } from './partner-query'
import { payoutsPage } from './payout-query'
import { withdrawalsPage } from './withdrawal-query'

/** The parts of the desk: their names, what of them waits, and whether support sees them. */
const parts = [
  { href: adminHome, name: 'home' },
  { href: moneyPage, name: 'payments', waiting: 'payments' },
  { href: partnersPage, name: 'partners', waiting: 'partners' },
  { href: withdrawalsPage, name: 'withdrawals', waiting: 'withdrawals' },
  { href: heldPage, name: 'held.tab', waiting: 'sales' },
  { href: payoutsPage, name: 'payouts.tab' },
  { href: outboxPage, name: 'outbox.tab', waiting: 'outbox', isForSupport: true },
] as const satisfies readonly Part[]

interface Part {
  href: string
  name: string
  waiting?: keyof Waiting
  isForSupport?: true
}

interface AdminHeadProps {
  current: (typeof parts)[number]['href']
  waiting: Waiting
  /** Who looks; only admins see what is not for support. */
  viewer?: { admin: boolean }
}

/** Title and parts of the owner's desk. */
export async function AdminHead({ current, waiting, viewer = { admin: true } }: AdminHeadProps) {
  const t = await getTranslations('admin')
  const countOf = (part: Part['waiting']) =>
    part === undefined || waiting[part] === 0 ? undefined : (waiting[part] ?? t('many'))
  const shown: readonly (Part & (typeof parts)[number])[] = parts
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">{t('title')}</h1>
      <LinkTabs
        label={t('parts')}
        tabs={shown
          .filter(({ isForSupport }) => viewer.admin || isForSupport)
          .map((part) => ({
            href: part.href,
            text: t(part.name),
            count: countOf(part.waiting),
            isCurrent: part.href === current,
          }))}
      />
    </div>
  )
}
