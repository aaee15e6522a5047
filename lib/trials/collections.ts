/**
 * What a shop gathers by selling. As long as its owner is the sample, all of it is trial; what it is set up with (catalogue,
 * accounts, settings, votes) is not among it.
 */
export const GATHERED = [
  ...([
    'orders',
    'orderCounts',
    'orderTraces',
    'presetBuyers',
    'bookingDays',
    'invoices',
    'withdrawals',
    'goodwill',
  ] as const),
  ...(['payments', 'paymentPrints', 'statements', 'bankDays', 'bankEntries'] as const),
  ...([
    'affiliateSales',
    'affiliateLedger',
    'affiliatePayouts',
    'affiliateRuns',
    'affiliateReleases',
  ] as const),
  ...(['affiliateClicks', 'affiliateDaily', 'affiliateSources', 'affiliateAddresses'] as const),
  ...(['ratings', 'ratedItems', 'ratingCounts', 'reports', 'heard', 'heardBy', 'heardCounts'] as const),
  ...(['figures', 'visits', 'mails'] as const),
] as const

/** Grow by themselves, without anybody having tried anything. */
const INCIDENTAL: ReadonlySet<string> = new Set(['visits', 'mails', 'orderCounts'])

/** What must be gone before the shop has an owner of its own. */
export const TELLING = GATHERED.filter((collection) => !INCIDENTAL.has(collection))

/** Tasks that follow from an order, a payout or a mail. */
export const GATHERED_TASKS: ReadonlySet<string> = new Set([
  ...(['conversion', 'refund', 'session-end', 'invoice', 'withdrawal', 'mail', 'payout'] as const),
  ...(['rating-question', 'mend-address', 'campaign-use'] as const),
])

/** Marks that would keep something from being counted or read once more, by the text before the first `_` of their key. */
export const GATHERED_MARKS: ReadonlySet<string> = new Set([
  ...([
    'visit',
    'figure',
    'source',
    'goodwill',
    'campaignbuyer',
    'hearer',
    'heardrun',
    'heard',
    'rating',
    'notified',
  ] as const),
  ...(['statement', 'bankentry', 'decided', 'banked', 'unmatched', 'settled', 'matched'] as const),
  ...(['conversion', 'flags', 'report', 'reported'] as const),
])
