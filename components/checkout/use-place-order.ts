'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { z } from 'zod/mini'
import { loadTrackingRecord } from '@/lib/affiliate/tracking-record'
import { cartTotal, takenOff, type CartLine } from '@/lib/cart/cart-lines'
import { cartStore } from '@/lib/cart/cart-store'
import { attemptKey, endAttempt } from '@/lib/checkout/order-attempt'
import { useReloadWhenRestored } from '@/components/ui/use-reload-when-restored'
import type { UsedDiscount } from '@/components/cart/use-discount'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'
import { readBilling } from './read-billing'

/** What the browser needs of the answer; the whole schema would make every visitor load more. */
const answerSchema = z.object({
  orderId: z.string(),
  accessToken: z.string(),
  paymentUrl: z.optional(z.string()),
})

type State = 'editing' | 'sending' | 'placed'

/** Sends the order of a filled-in form, once, and opens the page to pay on, else the page of the placed order. */
export function usePlaceOrder(lines: readonly CartLine[], discount: UsedDiscount, noAnswer: string) {
  const router = useRouter()
  const [state, setState] = useState<State>('editing')
  const [problem, setProblem] = useState<Problem | null>(null)
  const isSending = useRef(false)
  useReloadWhenRestored(state === 'placed')

  const open = ({ orderId, accessToken, paymentUrl }: z.infer<typeof answerSchema>) => {
    const page = `/bestellung/${orderId}?token=${accessToken}`
    if (paymentUrl === undefined) return router.push(page)
    // The way back from paying leads to the order, which a guest would not find again otherwise.
    history.replaceState(null, '', page)
    location.assign(paymentUrl)
  }

  const send = async (form: FormData) => {
    const body = bodyOf(form, lines, discount)
    try {
      const headers = { 'Idempotency-Key': attemptKey(body) }
      const placed = answerSchema.parse(await callApi('/api/orders', { method: 'POST', body, headers }))
      endAttempt()
      setState('placed')
      for (const { id } of body.items) cartStore.remove(id)
      discount.remove()
      open(placed)
    } catch (error) {
      isSending.current = false
      setState('editing')
      const refusal = problemOf(error, noAnswer)
      discount.onRefusal(refusal)
      setProblem(refusal)
    }
  }

  const submit = (form: FormData) => {
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    setProblem(null)
    void send(form)
  }

  return { state, problem, submit }
}

function bodyOf(form: FormData, lines: readonly CartLine[], { typed, applied }: UsedDiscount) {
  const trackingId = loadTrackingRecord()?.trackingId
  const billing = readBilling(form)
  return {
    items: lines.filter((line) => line.available).map(({ id }) => ({ id })),
    email: String(form.get('email') ?? ''),
    name: String(form.get('name') ?? ''),
    consent: {
      immediateDelivery: form.has('immediateDelivery'),
      withdrawalLoss: form.has('withdrawalLoss'),
    },
    paymentMethod: String(form.get('paymentMethod') ?? ''),
    expectedTotal: cartTotal(lines) - takenOff(lines, applied),
    ...(billing ? { billing } : {}),
    ...(typed ? { discountCode: typed.code } : {}),
    ...(trackingId === undefined ? {} : { trackingId }),
  }
}
