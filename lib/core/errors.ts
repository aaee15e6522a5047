/** Every error code of the HTTP API with its status. Texts: `errors.<code>` in the messages. */
export const errorStatus = {
  invalid_input: 400,
  not_json: 400,
  bad_signature: 400,
  malformed_address: 400,
  malformed_request: 400,
  body_broken_off: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  unauthorized: 401,
  sign_in_again: 401,
  code_needed: 401,
  forbidden: 403,
  foreign_origin: 403,
  pin_rejected: 403,
  wrong_credentials: 403,
  code_wrong: 403,
  codes_ended: 403,
  factor_needed: 403,
  passkey_refused: 403,
  passkey_needed: 403,
  not_paid: 403,
  not_by_hand: 403,
  email_unverified: 403,
  invitation_other: 403,
  admin_link_wrong: 403,
  not_found: 404,
  affiliate_not_found: 404,
  order_not_found: 404,
  customer_not_found: 404,
  headset_not_found: 404,
  method_not_allowed: 405,
  admin_link_used: 409,
  price_changed: 409,
  promise_over: 409,
  idempotency_conflict: 409,
  affiliate_code_taken: 409,
  order_state: 409,
  not_ready_to_open: 409,
  holds_real: 409,
  files_loaded: 409,
  payment_bound: 409,
  dispute_open: 409,
  email_settled: 409,
  billing_settled: 409,
  no_open_order: 409,
  customer_at_desk: 409,
  last_admin: 409,
  role_given: 409,
  order_not_paid: 409,
  sale_state: 409,
  withdrawal_decided: 409,
  report_decided: 409,
  withdrawal_unmatched: 409,
  application_state: 409,
  partner_left: 409,
  terms_changed: 409,
  money_back_over: 409,
  money_back_used: 409,
  preset_changed: 409,
  preset_unchanged: 409,
  preset_planned: 409,
  preset_doubtful: 409,
  bundle_changed: 409,
  owner_changed: 409,
  note_changed: 409,
  studio_changed: 409,
  studio_full: 409,
  fits_full: 409,
  fit_elsewhere: 409,
  factor_state: 409,
  passkeys_full: 409,
  passkeys_unavailable: 409,
  payout_returned: 409,
  payout_unsent: 409,
  run_not_done: 409,
  datev_unset: 409,
  no_transfers: 409,
  no_refunds: 409,
  discord_gone: 409,
  discord_forum: 409,
  discord_thread: 409,
  discord_refused: 409,
  discord_away: 503,
  record_broken: 500,
  entry_state: 409,
  votes_spent: 409,
  suggestions_spent: 409,
  suggestion_closed: 409,
  suggestion_there: 409,
  account_link_void: 410,
  invitation_void: 410,
  wrong_host: 421,
  affiliate_code_invalid: 422,
  code_unknown: 422,
  code_inactive: 422,
  code_spent: 422,
  code_used: 422,
  too_many_unpaid: 429,
  order_not_attributed: 422,
  unknown_product: 422,
  refund_too_large: 422,
  statement_account: 409,
  statement_unreadable: 422,
  rate_limited: 429,
  internal: 500,
  store_unavailable: 503,
  payment_unavailable: 503,
  clock_doubted: 503,
  numbers_unconfirmed: 503,
  numbers_confirmed: 409,
  maintenance: 503,
  no_room: 507,
  busy: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

interface ErrorDetails {
  /** German sentences by field path, e.g. `{ 'items.0.id': '…' }`. */
  fields?: Record<string, string>
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** An expected failure of a use case; `lib/http` turns it into the error envelope. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    details: ErrorDetails = {},
  ) {
    super(code, { cause: details.cause })
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }

  /** The build has this class several times, and `shared` values of one copy throw errors of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Error[Symbol.hasInstance](value) && Reflect.get(Object(value), 'name') === 'ShopError'
  }
}
