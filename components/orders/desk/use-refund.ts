'use client'

import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { randomKey } from '@/lib/core/random-key'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'

const answerSchema = z.object({
  amount: z.number(),
  status: z.enum(['pending', 'done', 'failed', 'cancelled']),
  toTransfer: z.boolean(),
})
export type RefundAnswer = z.infer<typeof answerSchema>

interface RefundBody {
  items?: readonly string[]
  amount?: number
  reason: string
  iban?: string
}

/** Asks for one refund of an order, however often it is sent: all attempts have one `Idempotency-Key`. */
export function useRefund(orderId: string, noAnswer: string) {
  const [key] = useState(randomKey)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isUnderWay = useRef(false)

  /** @returns null if it was sent already, or refused */
  const send = async (body: RefundBody): Promise<RefundAnswer | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setIsSending(true)
    setProblem(null)
    try {
      const call = { method: 'POST', body, headers: { 'Idempotency-Key': key } } as const
      return answerSchema.parse(await callApi(`/api/admin/orders/${orderId}/refund`, call))
    } catch (error) {
      setProblem(problemOf(error, noAnswer))
      return null
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }
  return { isSending, problem, setProblem, send }
}
