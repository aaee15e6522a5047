'use client'

import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useReloadWhenRestored } from '@/components/ui/browser-history'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import type { PaymentMethod } from '@/lib/payment/schema'

const answerSchema = z.object({ paymentUrl: z.optional(z.string()) })

interface PaymentChoiceProps {
  orderId: string
  token: string
  ways: readonly { method: PaymentMethod; label: string; tone: 'primary' | 'secondary' }[]
}

/** Lets the buyer of an unpaid order pay again, or in another way. */
export function PaymentChoice({ orderId, token, ways }: PaymentChoiceProps) {
  const t = useTranslations('orders.pay')
  const [chosen, setChosen] = useState<PaymentMethod | null>(null)
  const { isSending, problem, submit } = useSubmit()
  useReloadWhenRestored(isSending)

  const choose = (method: PaymentMethod) =>
    submit(async () => {
      setChosen(method)
      const path = `/api/orders/${orderId}/payment?${new URLSearchParams({ token })}`
      const { paymentUrl } = answerSchema.parse(await callApi(path, { method: 'POST', body: { method } }))
      if (paymentUrl === undefined) location.reload()
      else location.assign(paymentUrl)
      return 'leaving'
    })
  return (
    <div className="grid gap-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        {ways.map(({ method, label, tone }) => (
          <Button
            key={method}
            tone={tone}
            busy={isSending && chosen === method ? t('busy') : undefined}
            onClick={() => void choose(method)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isSending && t('busy')}
      </p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem.message}
        </Notice>
      )}
    </div>
  )
}
