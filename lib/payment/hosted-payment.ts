import type { PayoutLineKind } from './payouts/schema'
import type { DisputeStage } from './schema'

/** An amount to pay in cents, and the pages before and after the payment. */
export interface Payable {
  orderId: string
  email: string
  total: number
  items: { name: string; price: number }[]
  /** The order's page, to which the buyer returns after paying. */
  returnUrl: string
  /** The page to which a buyer returns without having paid. */
  cancelUrl: string
  /** Number of the order's session; the same number and start time return the same session. */
  attempt: number
  /** In ms. */
  startedAt: number
}

/** The state of a provider's payment page for one order; cents, times in ms. */
export interface SessionFacts {
  sessionId: string
  orderId: string | null
  /** The attempt named by the session. */
  attempt: number | null
  amount: number
  /** Three capital letters (ISO 4217). */
  currency: string
  /** `processing`: the buyer is done, the money is still to come; `failed`: it did not come. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  /** The provider's id of the payment, once there is one. */
  paymentId: string | null
  /** Where to pay, while it is open. */
  url: string | null
  expiresAt: number
}

/** The means of payment, as far as the provider says. */
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
  /** Three capital letters (ISO 4217). */
  currency: string
  createdAt: number
  /** The day on which the money reaches the bank account, `YYYY-MM-DD`. */
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

/** One page of a provider's list; `next` is null on the last page. */
export interface ProviderPage<Entry> {
  entries: Entry[]
  next: string | null
}

/** Events that a provider reports on its own. */
export type PaymentEvent =
  | { about: 'session'; session: SessionFacts }
  | {
      about: 'refund'
      orderId: string | null
      refundId: string | null
      paymentId: string
      amount: number
      /** In ms. */
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
      /** The provider's deadline for an answer, in ms. */
      dueBy?: number
    }
  | { about: 'payout'; payoutId: string }

/**
 * A provider that takes payments on its own page. Every call throws ShopError `payment_unavailable` if the
 * provider does not answer, and may be repeated.
 */
export interface HostedPayment {
  /** Whether the shop has an account there. */
  isOffered(): boolean
  /** Whether no real money moves: test keys, or a local stand-in for the service. */
  isTrial(): boolean
  /** Smallest amount, in cents. */
  least: number
  /** Resolves if the provider answers. */
  answers(): Promise<void>
  /** Opens the session of an order's attempt; the same attempt returns the same session. */
  open(payable: Payable): Promise<SessionFacts>
  look(sessionId: string): Promise<SessionFacts>
  /**
   * Closes a session.
   * @returns its final state, possibly paid, but never open
   */
  close(sessionId: string): Promise<SessionFacts>
  /** Refunds cents of a payment, once per `refundId`. */
  refund(payment: {
    paymentId: string
    amount: number
    orderId: string
    refundId: string
  }): Promise<RefundFacts>
  means(paymentId: string): Promise<PaymentMeans>
  /** Payouts since a time (ms), newest first. */
  payouts(since: number, after: string | null): Promise<ProviderPage<PayoutFacts>>
  /** The lines of a payout, without the payout itself. */
  payoutLines(payoutId: string, after: string | null): Promise<ProviderPage<PayoutLineFacts>>
  /**
   * Verifies and parses a webhook message; null for irrelevant kinds.
   * @throws ShopError `bad_signature` if it is not the provider's, or too old
   */
  read(message: string, headers: Headers): Promise<PaymentEvent | null>
}
