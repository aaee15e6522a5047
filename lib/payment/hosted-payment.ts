import type { PayoutLineKind } from './payouts/schema'
import type { DisputeStage } from './schema'

/** Cents. */
export interface Payable {
  orderId: string
  email: string
  total: number
  items: { name: string; price: number }[]
  returnUrl: string
  cancelUrl: string
  /** Number of the order's session; the same number and start time return the same session. */
  attempt: number
  /** Ms. */
  startedAt: number
}

/** Cents, ms. */
export interface SessionFacts {
  sessionId: string
  orderId: string | null
  attempt: number | null
  amount: number
  /** ISO 4217, capital letters. */
  currency: string
  /** `processing`: the buyer is done, the money is still to come; `failed`: it did not come. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  paymentId: string | null
  url: string | null
  expiresAt: number
}

interface PaymentMeans {
  /** The same text for the same card or account. */
  fingerprint: string | null
  /** Where the card or account was issued, ISO 3166 alpha-2. */
  country: string | null
}

export interface RefundFacts {
  providerId?: string
  status: 'pending' | 'done' | 'failed'
}

/** Money that the provider sends to the shop's bank account; cents, times in ms. */
export interface PayoutFacts {
  id: string
  /** Negative if the provider takes it from the account. */
  amount: number
  currency: string
  createdAt: number
  /** As `YYYY-MM-DD`. */
  arrivesOn: string
  /** `underway`: not arrived yet, or the provider is still computing what it includes. */
  status: 'underway' | 'paid' | 'failed'
}

/** A movement on the shop's balance at the provider that a payout includes; cents, times in ms. */
export interface PayoutLineFacts {
  id: string
  kind: PayoutLineKind
  /** Before the fee; negative if it was taken. */
  amount: number
  fee: number
  currency: string
  at: number
  /** The provider's ids of the payment, and of the refund, dispute or failed payout that it is about. */
  paymentId: string | null
  sourceId: string | null
}

/** Null on the last page. */
export interface ProviderPage<Entry> {
  entries: Entry[]
  next: string | null
}

export type PaymentEvent =
  | { about: 'session'; session: SessionFacts }
  | {
      about: 'refund'
      orderId: string | null
      refundId: string | null
      paymentId: string
      amount: number
      /** Ms. */
      createdAt: number
      refund: RefundFacts
    }
  | {
      about: 'dispute'
      disputeId: string
      paymentId: string
      amount: number
      status: 'open' | 'won' | 'lost'
      /** Stage of an open dispute, if the provider states it. */
      stage?: DisputeStage
      /** The provider's, in ms. */
      dueBy?: number
    }
  | { about: 'payout'; payoutId: string }

/** Each call throws ShopError `payment_unavailable` if the provider does not answer, and may be repeated. */
export interface HostedPayment {
  isOffered(): boolean
  /** Test keys, or a local stand-in for the service. */
  isTrial(): boolean
  /** Cents. */
  least: number
  answers(): Promise<void>
  /** The same attempt returns the same session. */
  open(payable: Payable): Promise<SessionFacts>
  look(sessionId: string): Promise<SessionFacts>
  /** @returns its final state, possibly paid, but never open */
  close(sessionId: string): Promise<SessionFacts>
  /** Cents, once per `refundId`. */
  refund(payment: {
    paymentId: string
    amount: number
    orderId: string
    refundId: string
  }): Promise<RefundFacts>
  means(paymentId: string): Promise<PaymentMeans>
  /** Payouts since a time (ms), newest first. */
  payouts(since: number, after: string | null): Promise<ProviderPage<PayoutFacts>>
  /** Without the payout itself. */
  payoutLines(payoutId: string, after: string | null): Promise<ProviderPage<PayoutLineFacts>>
  /** Verifies and parses; null for irrelevant kinds. @throws ShopError `bad_signature`, also if it is too old */
  read(message: string, headers: Headers): Promise<PaymentEvent | null>
}
