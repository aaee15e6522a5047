'use client'

import { useRef, useState } from 'react'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'

interface Sending {
  method: 'POST' | 'PUT'
  /** Of the handler. */
  address: string
  body: unknown
}

/** Sends what a form says, once at a time. `problem` is another object for each failed attempt. */
export function useSend(noAnswer: string) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isOnItsWay = useRef(false)

  /** @returns whether it was taken; nothing happens while another one is on its way */
  const send = async ({ address, ...call }: Sending): Promise<boolean> => {
    if (isOnItsWay.current) return false
    isOnItsWay.current = true
    setIsSending(true)
    setProblem(null)
    try {
      await callApi(address, call)
      return true
    } catch (error) {
      setProblem(problemOf(error, noAnswer))
      return false
    } finally {
      isOnItsWay.current = false
      setIsSending(false)
    }
  }
  return { isSending, problem, send }
}
