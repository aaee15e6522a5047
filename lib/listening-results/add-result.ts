import 'server-only'
import type { SignedInUser } from '@/lib/account/session/session'
import { findPreset } from '@/lib/catalog/catalog'
import { MOST_HEARD } from '@/lib/catalog/heard-counts'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { requireHeadset } from '@/lib/headsets/current-headsets'
import { findOrdersByCustomer } from '@/lib/orders/find-data'
import { isCounted } from '@/lib/orders/is-counted'
import type { Order } from '@/lib/orders/schema'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { accountKey, buyerKeys, getHeard, heardAdded, heardIdOf } from './data'
import { doubtAbout, type Judge, type JudgedRun } from './judged-run'
import type { AddedHeard, Heard, HeardRequest } from './schema'

/** Orders searched for the preset; few accounts have more. */
const ORDERS = 100
/** Limit of stored levels in tenths of a dB. */
const LIMIT = 2 * MOST_HEARD

/**
 * Adds a buyer's result, once per order and account.
 * @throws ShopError `not_found` if the preset is not part of the order, `order_state` if it was never paid, and those
 * of `addHeard`
 */
export async function addBuyersHeard(
  store: Store,
  order: Order,
  presetId: string,
  request: HeardRequest,
  judge: Judge,
): Promise<AddedHeard> {
  if (!Object.hasOwn(order.items, presetId)) throw new ShopError('not_found')
  // A refunded buyer may add one, too: otherwise only satisfied ones would count.
  if (!isBought(order, presetId)) throw new ShopError('order_state')
  return addHeard(store, { owners: buyerKeys(order), isBuyer: true }, presetId, request, judge)
}

/**
 * Adds an account's result, once for each preset.
 * @throws ShopError `email_unverified`, `not_found` for an unknown preset, and those of `addHeard`
 */
export async function addAccountsHeard(
  store: Store,
  user: Pick<SignedInUser, 'uid' | 'emailVerified'>,
  presetId: string,
  request: HeardRequest,
  judge: Judge,
): Promise<AddedHeard> {
  if (!user.emailVerified) throw new ShopError('email_unverified')
  if (!findPreset(presetId)) throw new ShopError('not_found')
  const { entries } = await findOrdersByCustomer(store, user.uid, { limit: ORDERS })
  const bought = entries.filter((order) => isBought(order, presetId))
  const owners = new Set([accountKey(user.uid), ...bought.flatMap(buyerKeys)])
  return addHeard(store, { owners: [...owners], isBuyer: bought.length > 0 }, presetId, request, judge)
}

const isBought = (order: Order, presetId: string) =>
  order.history.paid !== undefined && isCounted(order) && Object.hasOwn(order.items, presetId)

/**
 * Adds a result computed from its log, ignoring the browser's own computation, in one write with its preset's figures. A
 * result with an implausible log is stored, but set aside. Sending the same log again gets the same answer.
 * @throws ShopError `hearing_unfinished`; `heard_already` if the person has already added one, or another person has sent this
 * log
 */
async function addHeard(
  store: Store,
  person: { owners: string[]; isBuyer: boolean },
  presetId: string,
  request: HeardRequest,
  judge: Judge,
): Promise<AddedHeard> {
  const judged = judge(request)
  if (!judged) throw new ShopError('hearing_unfinished')
  if (request.headset !== undefined) await requireHeadset(store, request.headset)
  const heard = heardOf(person, presetId, request, judged)
  try {
    await store.update(heardAdded(heard))
  } catch (error) {
    if (!isConflict(error)) throw error
    return repeated(store, heard)
  }
  const { id, status, doubt } = heard
  log().info({ heardId: id, presetId, status }, 'result of a listening test added')
  return { status, ...(doubt ? { doubt } : {}) }
}

async function repeated(store: Store, { owners, presetId, run }: Heard): Promise<AddedHeard> {
  const [owner = ''] = Object.keys(owners)
  const id = await heardIdOf(store, owner, presetId)
  const before = id === null ? null : await getHeard(store, id)
  if (before?.run.seed !== run.seed || before.run.answers !== run.answers)
    throw new ShopError('heard_already')
  const { status, doubt } = before
  return { status, ...(doubt ? { doubt } : {}) }
}

function heardOf(
  { owners, isBuyer }: { owners: string[]; isBuyer: boolean },
  presetId: string,
  request: HeardRequest,
  judged: JudgedRun,
): Heard {
  const { difference, without, with: through, trials } = judged
  const preset = findPreset(presetId)
  const doubt = doubtAbout(request, judged, preset)
  return {
    id: newId('heard'),
    presetId,
    at: now(),
    isBuyer,
    trials,
    changes: 0,
    presetVersion: versionHeard(request, preset?.version),
    owners: Object.fromEntries(owners.map((owner) => [owner, true])),
    ...(request.headset === undefined ? {} : { headset: request.headset }),
    asked: request.asked,
    run: {
      version: request.version,
      seed: request.seed,
      answers: request.answers.map(({ choice, ms }) => `${choice}:${Math.round(ms)}`).join(' '),
    },
    difference: {
      tenths: tenthsOf(difference.dB, MOST_HEARD),
      low: tenthsOf(difference.low),
      high: tenthsOf(difference.high),
    },
    without: tenthsOf(without.dB),
    with: tenthsOf(through.dB),
    status: doubt ? 'aside' : 'counted',
    ...(doubt ? { doubt } : {}),
  }
}

/** The version from the page, unless it does not exist yet; for a deleted preset, only the page knows it. */
function versionHeard({ presetVersion }: HeardRequest, newest: number | undefined): number {
  return Math.min(presetVersion ?? Infinity, newest ?? presetVersion ?? 1)
}

/** From dB; never -0, which a store does not keep. */
function tenthsOf(dB: number, limit = LIMIT): number {
  return Math.min(limit, Math.max(-limit, Math.round(dB * 10))) + 0
}
