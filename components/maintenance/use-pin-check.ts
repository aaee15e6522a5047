import { useRef, useState } from 'react'
import { ApiError, callApi } from '@/lib/http/browser/call-api'

interface Problem {
  message: string
  /** Whether it is the entry that was refused, and not the attempt. */
  isPinWrong: boolean
}

const ENTRY_REFUSED = ['pin_rejected', 'invalid_input']

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
      const isAnswer = error instanceof ApiError && error.message !== ''
      setProblem({
        message: isAnswer ? error.message : noAnswer,
        isPinWrong: isAnswer && ENTRY_REFUSED.includes(error.code),
      })
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
