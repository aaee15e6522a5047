export const saleEvents = [
  'paid',
  'dispute opened',
  'dispute won',
  'dispute lost',
  'part refunded',
  'all refunded',
  'refund pending',
  'refund by transfer during dispute',
  'refund failed',
  'refund called off',
  'payout created',
  'payout sent',
  'payout returned',
  'flag',
  'release',
  'reverse',
] as const
export type SaleEvent = (typeof saleEvents)[number]

/** In cents; the partner gets 10 %. */
export const PRICE = 100_000
export const PART = 30_000
const commission = (price: number) => price / 10

/**
 * A deliberately simple model of what a partner is owed for one sale: amounts are only added up, and the sale's
 * state is recomputed from all facts each time. The bank inquires about an order only once.
 */
export interface CommissionModel {
  isPaid: boolean
  refunds: { amount: number; state: 'pending' | 'done' | 'failed' | 'called off'; isTakenByBank?: true }[]
  dispute: 'open' | 'won' | 'lost' | null
  flag: 'found' | 'released' | 'reversed' | null
  isReleased: boolean
  payouts: { amount: number; state: 'created' | 'sent' | 'returned' }[]
}

export const nothingYet: CommissionModel = {
  isPaid: false,
  refunds: [],
  dispute: null,
  flag: null,
  isReleased: false,
  payouts: [],
}

const sum = (entries: readonly { amount: number }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0)
const inState = <Entry extends { state: string }>(entries: readonly Entry[], ...states: string[]) =>
  entries.filter(({ state }) => states.includes(state))

/** The expected state of the sale, and the balance owed to the partner. */
export function factsOf(model: CommissionModel) {
  const { isPaid, refunds, dispute, flag, isReleased, payouts } = model
  if (!isPaid) return null
  const gone = sum(inState(refunds, 'done'))
  const earned = flag === 'reversed' ? 0 : commission(PRICE - gone)
  const paidOut = sum(inState(payouts, 'created', 'sent'))
  const isOut = inState(payouts, 'created', 'sent').length > 0
  const held = heldBy(model)
  const isGone = flag === 'reversed' || gone === PRICE
  const settled = isOut ? 'paid' : isReleased ? 'approved' : 'pending'
  return {
    refunded: gone,
    dispute,
    held,
    paidOut,
    status: isGone ? 'reversed' : settled,
    isPayable: !isGone && settled === 'approved',
    lostTwice: dispute === 'lost' ? PRICE - sum(refunds.filter(({ isTakenByBank }) => isTakenByBank)) : 0,
    balance: earned - paidOut,
    released: (isReleased ? earned : 0) - paidOut,
  }
}

function heldBy({ refunds, dispute, flag }: CommissionModel) {
  if (dispute === 'open') return 'dispute'
  if (flag === 'found') return 'flag'
  const isFailed =
    leftOf(refunds) > 0 && refunds.findLast(({ isTakenByBank }) => !isTakenByBank)?.state === 'failed'
  const isOpen = inState(refunds, 'pending').length > 0 || isFailed
  return isOpen ? 'refund' : null
}

export function after(model: CommissionModel, event: SaleEvent): CommissionModel {
  if (event === 'paid') return { ...model, isPaid: true }
  if (!model.isPaid) return model
  const next = effects[event](structuredClone(model))
  return heldBy(next) === null ? next : waiting(next)
}

/** Held amounts stay held: unpaid money waits for the next release, as while a refund is pending. */
function waiting(model: CommissionModel): CommissionModel {
  const isOut = inState(model.payouts, 'created', 'sent').length > 0
  return isOut ? model : { ...model, isReleased: false }
}

const effects: Record<SaleEvent, (model: CommissionModel) => CommissionModel> = {
  paid: (model) => model,
  'dispute opened': (model) => ({ ...model, dispute: model.dispute ?? 'open' }),
  'dispute won': (model) => ({ ...model, dispute: model.dispute === 'lost' ? 'lost' : 'won' }),
  'dispute lost': (model) =>
    model.dispute === 'lost' ? model : takenByBank(allCalledOff({ ...model, dispute: 'lost' })),
  'part refunded': (model) => refunding(model, PART, 'done'),
  'all refunded': (model) => refunding(model, leftIn(model), 'done'),
  'refund pending': (model) => refunding(model, PART, 'pending'),
  'refund by transfer during dispute': (model) =>
    model.dispute === 'open' ? given(model, PART, 'done') : model,
  'refund failed': (model) => {
    const last = model.refunds.findLast((refund) => !refund.isTakenByBank)
    if (last?.state === 'pending' || last?.state === 'done') last.state = 'failed'
    return takenByBank(model)
  },
  'refund called off': (model) => {
    const { refunds } = model
    const last = refunds.at(-1)
    if (last?.state === 'pending' || last?.state === 'failed') last.state = 'called off'
    return model
  },
  'payout created': paidOut,
  'payout sent': (model) => {
    const last = model.payouts.at(-1)
    if (last?.state === 'created') last.state = 'sent'
    return model
  },
  'payout returned': (model) => {
    const last = model.payouts.at(-1)
    if (last?.state === 'sent') last.state = 'returned'
    return model
  },
  flag: (model) => (canBeFlagged(model) ? { ...model, flag: 'found' } : model),
  release: (model) => (heldBy(model) === 'flag' ? { ...model, flag: 'released' } : releasedIfDue(model)),
  reverse: (model) => (heldBy(model) === 'flag' ? { ...model, flag: 'reversed' } : model),
}

const leftOf = (refunds: CommissionModel['refunds']) => PRICE - sum(inState(refunds, 'done', 'pending'))
const leftIn = ({ refunds }: CommissionModel) => leftOf(refunds)

/** Nothing is given back while a dispute is open. */
function refunding(model: CommissionModel, amount: number, state: 'pending' | 'done'): CommissionModel {
  return model.dispute === 'open' ? model : given(model, amount, state)
}

function given(model: CommissionModel, amount: number, state: 'pending' | 'done'): CommissionModel {
  if (amount === 0 || amount > leftIn(model)) return model
  model.refunds.push({ amount, state })
  return waiting(model)
}

/** The bank takes the whole price, so pending refunds are called off. */
function allCalledOff(model: CommissionModel): CommissionModel {
  for (const refund of inState(model.refunds, 'pending')) refund.state = 'called off'
  return model
}

/** A lost dispute takes whatever was not refunded otherwise. */
function takenByBank(model: CommissionModel): CommissionModel {
  const amount = leftIn(model)
  if (model.dispute !== 'lost' || amount === 0) return model
  model.refunds.push({ amount, state: 'done', isTakenByBank: true })
  return waiting(model)
}

function canBeFlagged(model: CommissionModel): boolean {
  const status = factsOf(model)?.status
  return model.flag === null && (status === 'pending' || status === 'approved')
}

function releasedIfDue(model: CommissionModel): CommissionModel {
  const isOut = inState(model.payouts, 'created', 'sent').length > 0
  return heldBy(model) === null && !isOut ? { ...model, isReleased: true } : model
}

/** A payout run releases what is due, then pays released money from 25 euros upwards. */
function paidOut(model: CommissionModel): CommissionModel {
  const due = releasedIfDue(model)
  const amount = factsOf(due)?.released ?? 0
  return amount < 2500 ? due : { ...due, payouts: [...due.payouts, { amount, state: 'created' }] }
}
