'use client'

import { readBilling } from '@/components/orders/billing-fields'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { isEmailAddress } from '@/lib/core/text/email-address'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { loadTrackingRecord } from '@/lib/affiliate/link/stored-referral'
import { cartTotal, takenOff, type CartLine } from '@/lib/cart/cart-lines'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { cartStore } from '@/lib/cart/cart-store'
import { useReloadWhenRestored } from '@/components/ui/browser-history'
import type { UsedDiscount } from '@/components/cart/use-discount'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { ApiError } from '@/lib/http/browser/call-api'
import type { PlacedOrder } from './send-order'

/** Refusals because prices, texts, the refund promise or the presets on sale have changed since the page was rendered. */
const OUTDATED = ['price_changed', 'terms_changed', 'promise_over', 'unknown_product']

/** Loaded only once there is something to order. */
const loadSender = () => import('./send-order')

interface Purchase {
  lines: readonly CartLine[]
  bundles: readonly BundleOffer[]
  shownTerms: string
  /** Whether the page promises the money back. */
  isMoneyBack: boolean
  unsoldCountries: readonly { code: string }[]
}

/** Sends a filled-in order once, then opens the payment page, or else the order's page. */
export function usePlaceOrder(purchase: Purchase, discount: UsedDiscount) {
  const t = useTranslations('checkout')
  const tErrors = useTranslations('errors')
  const refusals = useRefusals()
  const router = useRouter()
  const [isPlaced, setIsPlaced] = useState(false)
  const { isSending, problem, submit } = useSubmit(t('noAnswer'))
  useReloadWhenRestored(isPlaced)

  const hasLines = purchase.lines.length > 0
  useEffect(() => {
    // If this fails, it is loaded when the order is sent.
    if (hasLines) loadSender().catch(() => undefined)
  }, [hasLines])

  const open = ({ orderId, accessToken, paymentUrl }: PlacedOrder) => {
    const page = `/bestellung/${orderId}?token=${accessToken}`
    if (paymentUrl === undefined) return router.push(page)
    // The browser's back button on the payment page leads to the order, which a guest could not find otherwise.
    history.replaceState(null, '', page)
    location.assign(paymentUrl)
  }

  const missing = (body: OrderBody) => missingIn(body, refusals, purchase.unsoldCountries)
  const send = async (form: FormData) => {
    const promise = purchase.isMoneyBack ? { expectsMoneyBack: true } : {}
    const body = { ...bodyOf(form, purchase, discount), shownTerms: purchase.shownTerms, ...promise }
    const refusal = await submit(async () => {
      const fields = missing(body)
      if (Object.keys(fields).length > 0)
        throw new ApiError('invalid_input', tErrors('invalid_input'), fields)
      const { sendOrder } = await loadSender()
      const placed = await sendOrder(body)
      setIsPlaced(true)
      for (const { id } of body.items) cartStore.remove(id)
      discount.remove()
      open(placed)
      return 'leaving'
    })
    if (!refusal) return
    discount.onRefusal(refusal)
    // No refresh if there was no answer: the order may exist, and a retry must send the same data.
    if (OUTDATED.includes(refusal.code)) router.refresh()
  }
  /** Returns the errors by the ids of the fields. */
  const judge = (form: FormData) => {
    const wrong = Object.entries(missing(bodyOf(form, purchase, discount)))
    return Object.fromEntries(wrong.map(([path, sentence]) => [path.replace('consent.', ''), sentence]))
  }
  return { isPlaced, isSending, problem, send, judge }
}

function useRefusals() {
  const t = useTranslations('fields')
  return {
    noEmail: t('email_required'),
    email: t('email'),
    country: t('country_not_sold'),
    immediateDelivery: t('consent_immediate_delivery'),
    withdrawalLoss: t('consent_withdrawal_loss'),
  }
}

/** Finds errors that the shop would refuse, without a round trip: sentences by field path. */
function missingIn(
  { email, country, consent }: OrderBody,
  refusals: ReturnType<typeof useRefusals>,
  unsoldCountries: Purchase['unsoldCountries'],
): Record<string, string> {
  return {
    ...(email.trim() === '' ? { email: refusals.noEmail } : {}),
    ...(email.trim() !== '' && !isEmailAddress(email) ? { email: refusals.email } : {}),
    ...(unsoldCountries.some(({ code }) => code === country) ? { country: refusals.country } : {}),
    ...(consent.immediateDelivery ? {} : { 'consent.immediateDelivery': refusals.immediateDelivery }),
    ...(consent.withdrawalLoss ? {} : { 'consent.withdrawalLoss': refusals.withdrawalLoss }),
  }
}

type OrderBody = ReturnType<typeof bodyOf>

function bodyOf(form: FormData, { lines, bundles }: Purchase, { typed, applied }: UsedDiscount) {
  const trackingId = loadTrackingRecord()?.trackingId
  const country = String(form.get('country') ?? '')
  const billing = readBilling(form, country)
  return {
    items: lines.filter((line) => line.available).map(({ id }) => ({ id })),
    email: String(form.get('email') ?? ''),
    name: String(form.get('name') ?? ''),
    country,
    consent: {
      immediateDelivery: form.has('immediateDelivery'),
      withdrawalLoss: form.has('withdrawalLoss'),
      ...(form.has('askForRating') ? { askForRating: true } : {}),
    },
    paymentMethod: String(form.get('paymentMethod') ?? ''),
    expectedTotal: cartTotal(lines, bundles) - takenOff(lines, bundles, applied),
    ...(billing ? { billing } : {}),
    ...(typed ? { discountCode: typed.code } : {}),
    ...(trackingId === undefined ? {} : { trackingId }),
  }
}
