'use client'

import { useRef, useState } from 'react'
import { problemOf, type Problem } from '@/lib/http/browser/call-api'

/** `leaving`: another page is on its way, so it stays pending and nothing more is sent. */
export type Sent = void | 'leaving'

/** One attempt at a time. @param explain turns anything thrown into a problem to show */
export function useAttempt<Found extends object>(explain: (error: unknown) => Found | Promise<Found>) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Found | null>(null)
  const isUnderWay = useRef(false)

  /** Presses meanwhile are ignored. @returns the problem; null for success, or during another attempt */
  const submit = async (send: () => Promise<Sent>): Promise<Found | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setIsSending(true)
    setProblem(null)
    let found: Found | null = null
    try {
      if ((await send()) === 'leaving') return null
    } catch (error) {
      found = await explain(error)
      setProblem(found)
    }
    isUnderWay.current = false
    setIsSending(false)
    return found
  }
  return { isSending, problem, setProblem, submit }
}

export type Submission = ReturnType<typeof useSubmit>

/** For requests to the shop's API. @param noAnswer instead of the usual sentence */
export function useSubmit(noAnswer?: string) {
  return useAttempt<Problem>((error) => problemOf(error, noAnswer))
}
