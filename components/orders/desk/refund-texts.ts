import type { useTranslations } from 'next-intl'
import { formatCents } from '@/lib/core/money'

/** The browser puts an amount here. */
const AMOUNT_PLACE = '{amount}'

/** Puts an amount, in cents, into a text. */
export function withAmount(text: string, cents: number): string {
  return text.replace(AMOUNT_PLACE, () => formatCents(cents))
}

/** The same for all orders. */
export function refundTexts(t: ReturnType<typeof useTranslations<'admin'>>) {
  const amount = AMOUNT_PLACE
  return {
    button: t('refund.button'),
    byProvider: t('refund.byProvider'),
    byTransfer: t('refund.byTransfer'),
    what: t('refund.what'),
    kinds: { all: t('refund.all', { amount }), items: t('refund.items'), amount: t('refund.amount') },
    amountLabel: t('refund.amountLabel'),
    amountHint: t('refund.amountHint', { amount }),
    reason: t('refund.reason'),
    iban: t('refund.iban'),
    ibanInstead: t('refund.ibanInstead'),
    holder: t('refund.holder'),
    holderHint: t('refund.holderHint'),
    disputed: t('refund.disputed', { amount }),
    despiteDispute: t('refund.despiteDispute', { amount }),
    submit: t('refund.submit', { amount }),
    busy: t('refund.busy', { amount }),
    back: t('refund.back'),
    noItems: t('refund.noItems'),
    noAmount: t('refund.noAmount'),
    done: t('refund.done', { amount }),
    underWay: t('refund.underWay', { amount }),
    toTransfer: t('refund.toTransfer', { amount }),
    failed: t('refund.failed', { amount }),
    failedDisputed: t('refund.failedDisputed', { amount }),
    cancelled: t('refund.cancelled', { amount }),
  }
}

export type RefundTexts = ReturnType<typeof refundTexts>
