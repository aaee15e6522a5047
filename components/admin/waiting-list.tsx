import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import type { Waiting } from '@/lib/admin/count-waiting'
import {
  figuresPage,
  heldPage,
  moneyPage,
  operationPage,
  outboxPage,
  ratingsPage,
  withdrawalsPage,
} from '@/components/desk/desk-pages'
import { MOST_COUNTED } from '@/lib/statements/count-entries'
import { providerPayoutStates } from '@/components/statements/provider-payouts/provider-payout-query'
import { partnersPage } from '@/components/affiliate/desk/partner-query'

const openOrders = '/admin/bestellungen?stand=offen'
const disputedOrders = '/admin/bestellungen?stand=rueckbuchung'
const MANY = 10
const MANY_PAYMENTS = MOST_COUNTED + 1

const places = {
  clock: operationPage,
  numbers: `${operationPage}#numbers`,
  abroad: `${figuresPage}#abroad`,
  backup: `${operationPage}#copies`,
  payments: moneyPage,
  providerPayouts: providerPayoutStates.address({ status: 'wrong' }),
  overdue: `${moneyPage}#statements`,
  refunds: `${moneyPage}#refunds`,
  disputes: disputedOrders,
  withdrawals: withdrawalsPage,
  stages: `${ratingsPage}?stand=partnerseiten`,
  partners: partnersPage,
  sales: heldPage,
  outbox: outboxPage,
} as const satisfies Record<Exclude<keyof Waiting, 'surePayments'>, string>

/** Deadlines first, orders that wait for their buyers last. */
const parts = [
  'clock',
  'numbers',
  'abroad',
  'backup',
  'disputes',
  'payments',
  'providerPayouts',
  'overdue',
  'refunds',
  'withdrawals',
  'stages',
  'partners',
  'sales',
  'outbox',
] as const satisfies (keyof typeof places)[]

export async function WaitingList({ waiting, awaiting }: { waiting: Waiting; awaiting: number }) {
  const t = await getTranslations('admin.overview')
  const sentences = [
    ...parts.map((part) => {
      if (part === 'payments') {
        const [count, sure] = [waiting.payments ?? MANY_PAYMENTS, waiting.surePayments ?? MANY_PAYMENTS]
        return { text: t('waiting.payments', { count, sure }), count, href: places.payments }
      }
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
