import { useRef, useState } from 'react'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'

/** Has the server check an entry, one at a time; `noAnswer` is said when it does not answer. */
export function usePinCheck(onUnlocked: () => void, noAnswer: string) {
  const [isChecking, setChecking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isSending = useRef(false)

  const send = async (pin: string) => {
    try {
      await callApi('/api/maintenance/unlock', { method: 'POST', body: { pin } })
      onUnlocked()
    } catch (error) {
      setProblem(problemOf(error, noAnswer))
    } finally {
      isSending.current = false
      setChecking(false)
    }
  }

  const check = (pin: string) => {
    if (isSending.current) return
    isSending.current = true
    setChecking(true)
    setProblem(null)
    void send(pin)
  }

  return { isChecking, problem, check }
}
