import { findPreset } from '@/lib/catalog/catalog'
import { figureKinds } from '@/lib/catalog/figures/schema'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import { fitName, gameOf } from './fits/preset-of-fit'
import { bundleNameOf, itemsOf, type OrderItem } from '@/lib/orders/order-items'
import { hostedPayment } from '@/lib/payment/providers/providers'
import { bankTransferOf } from '@/lib/payment/bank-transfer/bank-transfer'
import { isItemRefunded, openRefunds } from '@/lib/orders/refund-amount'
import { receivedFor, restOf } from '@/lib/orders/transfers'
import { formerInvoices } from '@/lib/orders/invoicing/data'
import { isBillingBuyers } from '@/lib/orders/state/is-billing-changeable'
import { isEmailMendable } from '@/lib/orders/state/mend-email'
import { orderStatusSchema, type Order } from '@/lib/orders/schema'
import type { OrderView } from '@/lib/orders/view-schema'
import type { Preset } from '@/lib/catalog/schema'

/** Of invoices that were cancelled; the desk may change an address as often as it must. */
const MOST_FORMER = 20

export function viewOrder(order: Order): OrderView {
  return {
    orderId: order.id,
    status: order.status,
    reference: order.reference,
    createdAt: order.createdAt,
    email: order.email,
    isEmailMendable: isEmailMendable(order),
    ...(order.name === undefined ? {} : { name: order.name }),
    items: itemsOf(order).map((item) => viewItem(order, item)),
    fits: fitsOf(order),
    gifts: giftsOf(order),
    ...(order.discount ? { discount: order.discount } : {}),
    ...(order.reduction === undefined ? {} : { reduction: order.reduction }),
    total: order.total,
    ...(order.billing ? { billing: order.billing } : {}),
    isBillingChangeable: isBillingBuyers(order),
    formerInvoices: formerInvoices(order).slice(-MOST_FORMER),
    isWithdrawn:
      order.status === 'cancelled'
        ? order.isWithdrawn === true
        : Object.keys(order.withdrawals ?? {}).length > 0,
    refunded: order.refunded ?? 0,
    refunds: refundsOf(order),
    vat: order.vat,
    ...taxedAbroad(order),
    paymentMethod: order.paymentMethod,
    hasUpdates: order.noUpdates !== true,
    ...(order.status === 'pending' ? whatToPay(order) : {}),
    ...(order.status === 'pending' && order.transfers ? { received: receivedFor(order) } : {}),
    history: orderStatusSchema.options.flatMap((status) => {
      const entry = order.history[status]
      return entry ? [{ status, at: entry.at }] : []
    }),
  }
}

/** Only those that can be downloaded. */
function fitsOf(order: Order): OrderView['fits'] {
  return Object.entries(order.fits ?? {})
    .map(([id, fit]) => ({
      ...fit,
      id,
      name: fitName(order, fit),
      game: gameOf(fit),
      files: filesOf(order, fit.preset),
    }))
    .filter(({ files }) => files.length > 0)
    .sort((one, other) => other.at - one.at)
}

/** Also of what was given back: they can always be taken back. */
function giftsOf(order: Order): OrderView['gifts'] {
  return Object.entries(order.gifts ?? {})
    .flatMap(([preset, kinds]) =>
      figureKinds.flatMap((kind) => {
        const gift = kinds[kind]
        const name = order.items[preset]?.name ?? preset
        return gift ? { ...gift, preset, kind, name, game: gameOf({ preset }) } : []
      }),
    )
    .sort((one, other) => other.at - one.at)
}

function filesOf(order: Order, presetId: string): string[] {
  const isOpen = order.status === 'paid' && !isItemRefunded(order, presetId)
  return isOpen ? presetFiles.map(({ name }) => name) : []
}

function taxedAbroad({ taxation, country }: Order): Pick<OrderView, 'taxation' | 'country'> {
  return { ...(taxation ? { taxation } : {}), ...(country === undefined ? {} : { country }) }
}

function viewItem(order: Order, item: OrderItem) {
  return {
    ...item,
    ...boughtBundle(order, item.id),
    files: filesOf(order, item.id),
    isRefunded: isItemRefunded(order, item.id),
    ...lastDownload(order, item.id),
    changes: changesSincePurchase(findPreset(item.id), item.version),
  }
}

/** Leaves out refunds that were called off, and failed ones once another way was tried. */
function refundsOf(order: Order): OrderView['refunds'] {
  const open = openRefunds(order).map(([id]) => id)
  return Object.entries(order.refunds ?? {})
    .filter(([id, { status }]) => status === 'done' || open.includes(id))
    .map(([refundId, { amount, at, status, surplusOf }]) => ({
      refundId,
      amount,
      at,
      status,
      ...(surplusOf === undefined ? {} : { isSurplus: true as const }),
    }))
    .sort((one, other) => one.at - other.at)
}

function whatToPay(order: Order): Pick<OrderView, 'payment' | 'session'> {
  const { session } = order
  if (!hostedPayment(order.paymentMethod) || !session)
    return { payment: bankTransferOf({ ...order, total: restOf(order) }) }
  const { state, url } = session
  return { session: { state, ...(state === 'open' && url !== undefined ? { url } : {}) } }
}

function lastDownload({ downloads }: Order, presetId: string): { lastDownloadAt?: number } {
  const times = Object.values(downloads?.[presetId] ?? {}).map(({ last }) => last)
  return times.length === 0 ? {} : { lastDownloadAt: Math.max(...times) }
}

function boughtBundle(order: Order, presetId: string): { bundle?: string } {
  const bundle = bundleNameOf(order, presetId)
  return bundle === undefined ? {} : { bundle }
}

/** Newest first. */
function changesSincePurchase(
  preset: Pick<Preset, 'changes'> | undefined,
  bought: number,
): Preset['changes'] {
  return preset?.changes.filter(({ version }) => version > bought) ?? []
}
