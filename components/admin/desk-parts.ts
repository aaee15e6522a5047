import type { Messages } from 'next-intl'
import { partnersPage } from '@/components/affiliate/desk/partner-query'
import { payoutsPage } from '@/components/affiliate/desk/payout-query'
import { presetsPage } from '@/components/catalog/desk/preset-query'
import {
  adminHome,
  bundlesPage,
  customersPage,
  figuresPage,
  campaignsPage,
  heldPage,
  moneyPage,
  operationPage,
  outboxPage,
  procedurePage,
  providerPayoutsPage,
  ratingsPage,
  setupPage,
  staffPage,
  suggestionsPage,
  withdrawalsPage,
} from '@/components/desk/desk-pages'
import { journalPage } from '@/components/journal/journal-query'
import { ordersPage } from '@/components/orders/desk/order-query'
import { orderReaders, type DeskRole, type DeskRoles } from '@/lib/account/desk-roles'
import type { Waiting } from '@/lib/admin/count-waiting'
import type pages from '@/messages/pages.json'

export type DeskPart = keyof Messages['admin']['tabs']

type DeskGroup = keyof Messages['admin']['frame']['groups']

interface PartRule {
  path: keyof typeof pages
  /** Null: above all groups. */
  group: DeskGroup | null
  waiting?: keyof Waiting
  also?: readonly Exclude<DeskRole, 'admin'>[]
}

/** The parts of the desk in the order of their links, group by group. */
export const deskParts: Record<DeskPart, PartRule> = {
  home: { path: adminHome, group: null },
  figures: { path: figuresPage, group: null },
  orders: { path: ordersPage, group: 'sales', waiting: 'disputes', also: orderReaders },
  payments: { path: moneyPage, group: 'sales', waiting: 'payments' },
  providerPayouts: {
    path: providerPayoutsPage,
    group: 'sales',
    waiting: 'providerPayouts',
    also: ['accounting'],
  },
  withdrawals: { path: withdrawalsPage, group: 'sales', waiting: 'withdrawals' },
  presets: { path: presetsPage, group: 'catalogue' },
  bundles: { path: bundlesPage, group: 'catalogue' },
  campaigns: { path: campaignsPage, group: 'catalogue' },
  partners: { path: partnersPage, group: 'partners', waiting: 'partners' },
  held: { path: heldPage, group: 'partners', waiting: 'sales' },
  payouts: { path: payoutsPage, group: 'partners', also: ['accounting'] },
  customers: { path: customersPage, group: 'people', also: ['support'] },
  ratings: { path: ratingsPage, group: 'people' },
  voting: { path: suggestionsPage, group: 'people' },
  outbox: { path: outboxPage, group: 'people', waiting: 'outbox', also: ['support'] },
  journal: { path: journalPage, group: 'operation' },
  operation: { path: operationPage, group: 'operation', waiting: 'clock' },
  staff: { path: staffPage, group: 'operation' },
  procedure: { path: procedurePage, group: 'operation', also: ['accounting'] },
  setup: { path: setupPage, group: 'operation' },
}

const groups = [
  null,
  'sales',
  'catalogue',
  'partners',
  'people',
  'operation',
] as const satisfies (DeskGroup | null)[]

/** Without empty groups. @param hasPayouts whether payouts of a payment provider are a part */
export function partsFor(
  viewer: DeskRoles,
  hasPayouts: boolean,
): { group: DeskGroup | null; parts: DeskPart[] }[] {
  const parts = (Object.keys(deskParts) as DeskPart[]).filter(
    (part) =>
      (hasPayouts || part !== 'providerPayouts') &&
      (viewer.admin || deskParts[part].also?.some((role) => viewer[role])),
  )
  return groups
    .map((group) => ({ group, parts: parts.filter((part) => deskParts[part].group === group) }))
    .filter(({ parts }) => parts.length > 0)
}

/** The first page of the desk that a viewer may open. */
export function firstPathFor(viewer: DeskRoles): PartRule['path'] {
  const [first] = partsFor(viewer, false).flatMap(({ parts }) => parts)
  return first ? deskParts[first].path : ordersPage
}
