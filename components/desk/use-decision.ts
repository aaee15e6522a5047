'use client'

import { useRef, useState } from 'react'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'

/** Sends what the owner has decided, one press at a time. */
export function useDecision(path: string, noAnswer: string) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isUnderWay = useRef(false)

  /** @returns whether it was taken */
  const send = async (body: object): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setIsSending(true)
    setProblem(null)
    try {
      await callApi(path, { method: 'POST', body })
      return true
    } catch (error) {
      setProblem(problemOf(error, noAnswer))
      return false
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }
  return { isSending, problem, setProblem, send }
}
