import 'server-only'
import { campaignOfMark, findCampaign } from '@/lib/affiliate/campaigns/data'
import { now } from '@/lib/core/clock'
import { getHead } from '@/lib/invoices/data'
import { invoiceSeriesSchema } from '@/lib/invoices/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store, Place } from '@/lib/store/store'
import { changesOf, countAt, isThere } from './data'

/** How long marks of one kind are needed. */
interface MarkKind {
  /** Minimum age in days. */
  days: number
  /** Whether the guarded change could still be repeated later; missing if it never can. */
  isNeeded?: (store: Store, key: string) => Promise<boolean>
}

/**
 * Providers repeat unanswered notifications for days, and Firebase's SDK repeats a write after reconnecting; no
 * shop process is offline for this long.
 */
const SENT_AGAIN = 30
/** Banks offer statement files for this year and last. */
const REREAD = 800

/**
 * Marks under `once/` that expire, by the text before the first `_` of their key. Other kinds stay for ever:
 * those of partner codes, which must never be reassigned, of money given back by promise (`goodwill`), which each buyer
 * gets once per preset, of whoever has added a result for a preset (`hearer`) and of its log (`heardrun`), of there being an
 * admin (`admin`), of an account's address (`address`, as long as the account), of a user taken over from Firebase (`moved`), who may
 * have deleted the account since, and any we did not think of.
 */
export const markKinds: Readonly<Record<string, MarkKind>> = {
  /** A visitor's first click of a day; the hash changes daily. */
  visit: { days: 2 },
  /** A key of the shop's figures by source or partner on a day; none are added afterwards. */
  figure: { days: 5 },
  /** A key for a partner's clicks by source in a month or one of its days; none are added afterwards. */
  source: { days: 70 },
  /**
   * An order as submitted. Later, the order is found by its key directly; the mark only matters while it is
   * being written.
   */
  order: { days: SENT_AGAIN },
  /** A withdrawal as submitted, and its decision. */
  withdrawal: { days: SENT_AGAIN },
  /** A report of a rating as submitted, and its decision. */
  report: { days: SENT_AGAIN },
  reported: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `reports/${after(key)}/id`) },
  decision: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `withdrawals/${after(key)}/id`) },
  /**
   * The number of an order's change; the next one uses another. A change that was never counted is left to the
   * audit.
   */
  change: {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const [, orderId = '', number] = /^change_(order_.+)_(\d+)$/.exec(key) ?? []
      const changes = await changesOf(store, orderId)
      return changes !== null && changes <= Number(number)
    },
  },
  /** An order's commission; without the order there can be none. */
  conversion: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `orders/${after(key)}/id`) },
  /** Money without an order, which the provider may report again. */
  unmatched: {
    days: 2 * SENT_AGAIN,
    isNeeded: async (store, key) =>
      (await isThere(store, `payments/unmatched/${after(key)}`)) ||
      (await isThere(store, `payments/settled/${after(key)}`)),
  },
  /** A payment that paid an order; `payments/matched` records it, too. */
  matched: { days: SENT_AGAIN },
  /** Money without an order that was dealt with. */
  settled: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `payments/settled/${after(key)}`) },
  /** A bank file, or the action taken for a payment in one. */
  statement: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `statements/${after(key)}/id`) },
  decided: {
    days: SENT_AGAIN,
    isNeeded: (store, key) => isThere(store, `bankEntries/${/booking_\d+_[0-9a-f]+/.exec(key)?.[0]}/id`),
  },
  /** A payment read from a file; kept for a while after deletion, so that a file containing it can be read again. */
  bankentry: { days: REREAD, isNeeded: (store, key) => isThere(store, `bankEntries/${after(key)}/id`) },
  /** A task's attempt or manual retry; a deleted task is not tried again. */
  try: { days: 5, isNeeded: isTaskThere },
  retry: { days: 5, isNeeded: isTaskThere },
  /** The owner was notified of a fault or its end. */
  fault: { days: 5 },
  /** An attempt to send a mail, or a manual retry or resend; also the number of mails per day and mailbox. */
  mail: {
    days: 5,
    isNeeded: async (store, key) => {
      const [, mailId] = /^mail_(?:retry_|again_)?(mail_\d+_[a-z0-9]+)_/.exec(key) ?? []
      return mailId !== undefined && isThere(store, `mails/${mailId}/id`)
    },
  },
  /** The buyer was notified of a preset's new version. */
  notified: {
    days: SENT_AGAIN,
    isNeeded: (store, key) => isThere(store, `orders/${/order_\d+_[a-z0-9]+/.exec(key)?.[0]}/id`),
  },
  /** An invoice number; nobody takes it again once the series has moved on. */
  invoice: {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const [, given, year, count] = /^invoice_([A-Z]+)-(\d+)-(\d+)$/.exec(key) ?? []
      const series = invoiceSeriesSchema.parse(given)
      const head = await getHead(store, series)
      return !head || head.year < Number(year) || (head.year === Number(year) && head.last <= Number(count))
    },
  },
  /** The number of a change of an order's rating; works as for orders. */
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
  /** The number of the owner's decision about a result; works as for orders. */
  heard: {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const [, id = '', number] = /^heard_(heard_\d+_[a-z0-9]+)_(\d+)$/.exec(key) ?? []
      const isThereStill = await isThere(store, `heard/${id}/id`)
      return isThereStill && (await countAt(store, `heard/${id}/changes`)) <= Number(number)
    },
  },
  /** The day's sales have been checked. */
  flags: { days: 5 },
  /**
   * The number of a change to a partner's released balance, a campaign's limited uses, a partner's settings, the shop's settings, or its
   * owner; works as for orders.
   */
  released: numbered((uid) => `affiliateUsers/${uid}/releases`),
  campaign: numbered((key) => `campaigns/${key}/taken`),
  /** A mailbox that got a campaign's amount off; nobody gets it once the campaign is over. */
  campaignbuyer: {
    days: SENT_AGAIN,
    isNeeded: async (store, key) => {
      const campaign = await readOr(findCampaign(store, campaignOfMark(key)), null)
      return campaign !== null && campaign.to > now()
    },
  },
  edit: numbered((uid) => `affiliateUsers/${uid}/edits`),
  settings: numbered(() => 'settings/changes'),
  owner: numbered(() => 'setup/ownerChanges'),
  variables: numbered(() => 'setup/variableChanges'),
  /** The number of a change of headsets. */
  headsets: numbered(() => 'signals/headsets'),
  /** The number of a suggestion's change. */
  suggestion: numbered((id) => `suggestions/${id}/changes`),
  /** The journal says that an account was deleted by the desk; the key does not reveal which. */
  erasure: { days: SENT_AGAIN },
  /** The number of a change to an account's own presets, passkeys, votes or application; these keys do not reveal whose. */
  account: { days: SENT_AGAIN },
  /** An invitation was accepted, withdrawn or replaced; its link is void after a week. */
  invitation: { days: SENT_AGAIN },
  /** Of some admins, one is about to be none; each of their changes makes another key. */
  leave: { days: SENT_AGAIN },
  studio: { days: SENT_AGAIN },
  /** The number of a change to a second factor, which another one does not begin with again. */
  factor: { days: SENT_AGAIN },
  passkey: { days: SENT_AGAIN },
  /** A passkey's challenge that was answered; it holds for five minutes. */
  challenge: { days: 2 },
  voter: { days: SENT_AGAIN },
  application: { days: SENT_AGAIN },
  /** The owner of an account without a password was asked by mail on a day to choose one. */
  asked: { days: 2 },
  /** A game's suggestion; from then on, whoever suggests it finds that one. */
  game: { days: SENT_AGAIN },
  /** A withdrawal was matched to an order. */
  connection: {
    days: SENT_AGAIN,
    isNeeded: (store, key) => isThere(store, `withdrawals/${/withdrawal_\d+_[a-z0-9]+/.exec(key)?.[0]}/id`),
  },
  /** A payout, by run and partner or by its number in the run; a finished run gets no more. */
  payout: { days: SENT_AGAIN, isNeeded: isRunOpen },
  step: { days: SENT_AGAIN, isNeeded: isRunOpen },
  /** Someone has fetched a run's bank file. */
  fetched: { days: SENT_AGAIN, isNeeded: (store, key) => isThere(store, `affiliateRuns/${after(key)}/id`) },
  /** The day's release of commissions is scheduled. */
  release: { days: 5 },
  /** The day's tidying is scheduled, and its writes. */
  tidy: { days: 5 },
  tidied: { days: SENT_AGAIN },
  /** An update with an increment, on Firebase. */
  update: { days: SENT_AGAIN },
}

const after = (key: string) => key.slice(key.indexOf('_') + 1)

/** @param countedAt where the changes are counted for the id in the key */
function numbered(countedAt: (id: string) => Place): MarkKind {
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
