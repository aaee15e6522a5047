import 'server-only'
import { getHead } from '@/lib/invoices/data'
import { invoiceSeriesSchema } from '@/lib/invoices/schema'
import type { Store } from '@/lib/store/store'
import { changesOf, countAt, isThere } from './data'

/** How long marks of a kind are needed. */
interface MarkKind {
  /** At least so many days. */
  days: number
  /** Whether what the mark guards could still be repeated after them; missing if it never can. */
  isNeeded?: (store: Store, key: string) => Promise<boolean>
}

/**
 * A provider tells again of what was not answered for days, and Firebase's SDK sends a write again as soon as a lost connection is
 * back; no process of a shop is without one for so long.
 */
const SENT_AGAIN = 30
/** Banks offer the statements of the last year and the one before it as files. */
const REREAD = 800

/**
 * The marks under `once/` that are deleted one day, by the text before the first `_` of their key. Marks of other kinds stay for
 * ever: those of partners' codes, as nobody else may ever get one, and those that nobody has thought about.
 */
export const markKinds: Readonly<Record<string, MarkKind>> = {
  /** A visitor's first click of a day; the next day's hash is another one. */
  visit: { days: 2 },
  /** A key of a partner's clicks by source in a month, or in a day of it; none is added when that is over. */
  source: { days: 70 },
  /** An order as it was sent. It finds its order by the key itself, but for the moment in which that is written. */
  order: { days: SENT_AGAIN },
  /** The same of a withdrawal, and that it was decided about. */
  withdrawal: { days: SENT_AGAIN },
  decision: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `withdrawals/${after(key)}/id`) },
  /** The number of an order's change. The next one has another number; one that was not counted is a case for the audit. */
  change: {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const [, orderId = '', number] = /^change_(order_.+)_(\d+)$/.exec(key) ?? []
      const changes = await changesOf(store, orderId)
      return changes !== null && changes <= Number(number)
    },
  },
  /** The commission of an order; there is none any more without the order. */
  conversion: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `orders/${after(key)}/id`) },
  /** Money without an order, which the provider may tell of again. */
  unmatched: {
    days: 2 * SENT_AGAIN,
    isNeeded: async (store, key) =>
      (await isThere(store, `payments/unmatched/${after(key)}`)) ||
      (await isThere(store, `payments/settled/${after(key)}`)),
  },
  /** That a payment has paid an order; `payments/matched` tells the same. */
  matched: { days: SENT_AGAIN },
  /** That money without an order was dealt with. */
  settled: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `payments/settled/${after(key)}`) },
  /** A file of a bank's; what was done about a payment in one; that an order has got its payment. */
  statement: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `statements/${after(key)}/id`) },
  decided: {
    days: SENT_AGAIN,
    isNeeded: (store, key) => isThere(store, `bankEntries/${/booking_\d+_[0-9a-f]+/.exec(key)?.[0]}/id`),
  },
  banked: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `orders/${after(key)}/id`) },
  /** That a payment was read from a file; for a while after it is deleted, so that a file with it can be read again. */
  bankentry: { days: REREAD, isNeeded: (store, key) => isThere(store, `bankEntries/${after(key)}/id`) },
  /** A try of a task, or that somebody had it tried again; a task that is gone is not tried any more. */
  try: { days: 5, isNeeded: isTaskThere },
  retry: { days: 5, isNeeded: isTaskThere },
  /** That the owner was told of a fault, or of its end. */
  fault: { days: 5 },
  /** A try to send a mail, or that somebody had it tried or sent again; also, by day and mailbox, how many mails that has had. */
  mail: {
    days: 5,
    isNeeded: async (store, key) => {
      const [, mailId] = /^mail_(?:retry_|again_)?(mail_\d+_[a-z0-9]+)_/.exec(key) ?? []
      return mailId !== undefined && isThere(store, `mails/${mailId}/id`)
    },
  },
  /** That the buyer was told of a preset's new version. */
  told: {
    days: SENT_AGAIN,
    isNeeded: (store, key) => isThere(store, `orders/${/order_\d+_[a-z0-9]+/.exec(key)?.[0]}/id`),
  },
  /** The number of an invoice; nobody takes it again once the series has gone on. */
  invoice: {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const [, given, year, count] = /^invoice_([A-Z])-(\d+)-(\d+)$/.exec(key) ?? []
      const series = invoiceSeriesSchema.parse(given)
      const head = await getHead(store, series)
      return !head || head.year < Number(year) || (head.year === Number(year) && head.last <= Number(count))
    },
  },
  /** The number of a change of what was rated of an order; as with orders. */
  rating: {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const [, orderId = '', presetId = '', number] =
        /^rating_(order_\d+_[a-z0-9]+)_(.+)_(\d+)$/.exec(key) ?? []
      const isThereStill = await isThere(store, `ratedItems/${orderId}/${presetId}`)
      return (
        isThereStill && (await countAt(store, `ratedItems/${orderId}/${presetId}/changes`)) <= Number(number)
      )
    },
  },
  /** That a day has its judging of sales. */
  flags: { days: 5 },
  /** The number of a change of what a partner has released, of what is given of a partner, of the settings; as with orders. */
  released: numbered((uid) => `affiliateUsers/${uid}/releases`),
  edit: numbered((uid) => `affiliateUsers/${uid}/edits`),
  settings: numbered(() => 'settings/changes'),
  /** The number of a change of a suggestion. */
  suggestion: numbered((id) => `suggestions/${id}/changes`),
  /** The same of what an account keeps and votes for, and of its application; none of these says whose it is. */
  studio: { days: SENT_AGAIN },
  voter: { days: SENT_AGAIN },
  application: { days: SENT_AGAIN },
  /** That a game has its suggestion; once it has, whoever suggests it finds that. */
  game: { days: SENT_AGAIN },
  /** That a withdrawal was connected with an order. */
  connection: {
    days: SENT_AGAIN,
    isNeeded: (store, key) => isThere(store, `withdrawals/${/withdrawal_\d+_[a-z0-9]+/.exec(key)?.[0]}/id`),
  },
  /** A payout, by its run and partner or by its number in the run; a run that is done gets no more. */
  payout: { days: SENT_AGAIN, isNeeded: isRunOpen },
  step: { days: SENT_AGAIN, isNeeded: isRunOpen },
  /** That somebody has got a run's bank file. */
  fetched: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `affiliateRuns/${after(key)}/id`) },
  /** That a day has its release of commissions. */
  release: { days: 5 },
  /** That a day has its tidying, and what was written by it. */
  tidy: { days: 5 },
  tidied: { days: SENT_AGAIN },
  /** An update with an increment, on Firebase. */
  update: { days: SENT_AGAIN },
}

const after = (key: string) => key.slice(key.indexOf('_') + 1)

/** @param countedAt where the changes are counted of whose id stands in the key */
function numbered(countedAt: (id: string) => string): MarkKind {
  return {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const [, id = '', number] = /^[a-z]+_(?:(.+)_)?(\d+)$/.exec(key) ?? []
      return (await countAt(store, countedAt(id))) <= Number(number)
    },
  }
}

function isTaskThere(store: Store, key: string): Promise<boolean> {
  const [, taskId = ''] = /^[a-z]+_(task_\d+_[a-z0-9]+)_/.exec(key) ?? []
  return isThere(store, `tasks/${taskId}/id`)
}

async function isRunOpen(store: Store, key: string): Promise<boolean> {
  const [, runId = ''] = /^[a-z]+_(run_\d+_[a-z0-9]+)_/.exec(key) ?? []
  return (
    (await isThere(store, `affiliateRuns/${runId}/id`)) &&
    !(await isThere(store, `affiliateRuns/${runId}/doneAt`))
  )
}
