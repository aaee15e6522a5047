import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import type { Waiting } from '@/lib/admin/count-waiting'
import {
  heldPage,
  moneyPage,
  operationPage,
  outboxPage,
  ratingsPage,
  withdrawalsPage,
} from '@/components/desk/desk-pages'
import { providerPayoutStates } from '@/components/statements/provider-payouts/provider-payout-query'
import { partnersPage } from '@/components/affiliate/desk/partner-query'

/** Unpaid orders. */
const openOrders = '/admin/bestellungen?stand=offen'
/** Orders whose payment a bank is reclaiming. */
const disputedOrders = '/admin/bestellungen?stand=rueckbuchung'
/** The messages say `many` beyond this count. */
const MANY = 10

const places = {
  clock: operationPage,
  backup: `${operationPage}#daily-backup`,
  payments: moneyPage,
  providerPayouts: providerPayoutStates.address({ status: 'wrong' }),
  overdue: `${moneyPage}#statements`,
  refunds: `${moneyPage}#refunds`,
  disputes: disputedOrders,
  withdrawals: withdrawalsPage,
  reports: `${ratingsPage}?stand=gemeldet`,
  stages: `${ratingsPage}?stand=partnerseiten`,
  partners: partnersPage,
  sales: heldPage,
  outbox: outboxPage,
} as const satisfies Record<keyof Waiting, string>

/** In display order: items with a deadline come first; orders that wait for their buyers follow after all of these. */
const parts = [
  'clock',
  'backup',
  'disputes',
  'payments',
  'providerPayouts',
  'overdue',
  'refunds',
  'withdrawals',
  'reports',
  'stages',
  'partners',
  'sales',
  'outbox',
] as const satisfies (keyof Waiting)[]

/** A sentence, with a link, for each kind of thing that waits for the owner. */
export async function WaitingList({ waiting, awaiting }: { waiting: Waiting; awaiting: number }) {
  const t = await getTranslations('admin.overview')
  const sentences = [
    ...parts.map((part) => {
      const count = waiting[part] ?? MANY
      return { text: t(`waiting.${part}`, { count }), count, href: places[part] }
    }),
    { text: t('waiting.transfers', { count: awaiting }), count: awaiting, href: openOrders },
  ].filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="waiting" className="grid min-w-0 gap-3">
      <h2 id="waiting" className="text-xl">
        {t('waitingTitle')}
      </h2>
      {sentences.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className="border-t border-line">
          {sentences.map(({ text, href }) => (
            <li key={href} className="border-b border-line">
              <ShopLink
                href={href}
                className="number flex min-h-11 items-center py-2 font-semibold text-link decoration-outline hover:decoration-current"
              >
                {text}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
