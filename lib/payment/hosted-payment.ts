/** What is to be paid, and where the buyer comes back to; cents. */
export interface Payable {
  orderId: string
  email: string
  total: number
  items: { name: string; price: number }[]
  /** The order's page, for whoever has paid and whoever has not. */
  returnUrl: string
  /** Numbers the sessions of the order; the same number, begun at the same time, gives the same session. */
  attempt: number
  /** In ms. */
  startedAt: number
}

/** A payment page of a provider for one order, as it stands; cents, times in ms. */
export interface SessionFacts {
  sessionId: string
  /** The order that it says it is for. */
  orderId: string | null
  /** Which of the order's sessions it says it is. */
  attempt: number | null
  amount: number
  /** Three capital letters (ISO 4217). */
  currency: string
  /** `processing`: the buyer has done all, the money is still to come; `failed`: it did not come. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  /** The provider's id of the payment, once there is one. */
  paymentId: string | null
  /** Where to pay, while it is open. */
  url: string | null
  expiresAt: number
}

export interface RefundFacts {
  providerId?: string
  status: 'pending' | 'done' | 'failed'
}

/** What a provider tells of by itself. */
export type PaymentEvent =
  | { about: 'session'; session: SessionFacts }
  | {
      about: 'refund'
      orderId: string | null
      refundId: string | null
      paymentId: string
      amount: number
      refund: RefundFacts
    }
  | {
      about: 'dispute'
      disputeId: string
      paymentId: string
      amount: number
      status: 'open' | 'won' | 'lost'
    }

/**
 * A provider on whose own page buyers pay. Every call throws ShopError `payment_unavailable` if the provider does not
 * answer or cannot at the moment, and may be repeated.
 */
export interface HostedPayment {
  /** Whether the owner of the shop has an account there. */
  isOffered(): boolean
  /** Resolves if the provider answers the shop. */
  answers(): Promise<void>
  /** The session of an order's attempt; the same attempt gives the same one. */
  open(payable: Payable): Promise<SessionFacts>
  look(sessionId: string): Promise<SessionFacts>
  /** Ends a session. @returns what became of it, which may be that it was paid; never that it is open */
  close(sessionId: string): Promise<SessionFacts>
  /** Gives cents of a payment back, once for each `refundId`. */
  refund(payment: {
    paymentId: string
    amount: number
    orderId: string
    refundId: string
  }): Promise<RefundFacts>
  /** With what a payment was made: the same text for the same card or account; null if the provider does not say. */
  fingerprint(paymentId: string): Promise<string | null>
  /**
   * What a message of the provider says; null if it is of a kind that the shop needs not know.
   * @throws ShopError `bad_signature` if it is not the provider's, or too old
   */
  read(message: string, headers: Headers): Promise<PaymentEvent | null>
}
