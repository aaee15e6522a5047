import { partnersPage } from '@/components/affiliate/desk/partner-query'
import { payoutsPage } from '@/components/affiliate/desk/payout-query'
import { presetsPage } from '@/components/catalog/desk/preset-query'
import {
  adminHome,
  headsetsPage,
  heldPage,
  moneyPage,
  operationPage,
  ratingsPage,
  suggestionsPage,
} from '@/components/desk/desk-pages'
import { journalPage } from '@/components/journal/journal-query'
import { outboxPage } from '@/components/mail/outbox-query'
import { ordersPage } from '@/components/orders/desk/order-query'
import { withdrawalsPage } from '@/components/withdrawals/desk/withdrawal-query'
import type { Waiting } from '@/lib/admin/count-waiting'
import type messages from '@/messages/de.json'

/** A part of the desk; the text of its tab is `admin.tabs.<part>`. */
export type DeskPart = keyof (typeof messages)['admin']['tabs']

interface PartRule {
  path: string
  /** The count shown on its tab. */
  waiting?: keyof Waiting
  /** Whether support may see it. */
  isForSupport?: true
}

/** The parts of the desk in the order of their tabs. */
export const deskParts: Record<DeskPart, PartRule> = {
  home: { path: adminHome },
  orders: { path: ordersPage, isForSupport: true },
  payments: { path: moneyPage, waiting: 'payments' },
  presets: { path: presetsPage },
  headsets: { path: headsetsPage },
  ratings: { path: ratingsPage },
  voting: { path: suggestionsPage },
  partners: { path: partnersPage, waiting: 'partners' },
  withdrawals: { path: withdrawalsPage, waiting: 'withdrawals' },
  held: { path: heldPage, waiting: 'sales' },
  payouts: { path: payoutsPage },
  outbox: { path: outboxPage, waiting: 'outbox', isForSupport: true },
  journal: { path: journalPage },
  operation: { path: operationPage },
}
