'use client'

import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { callApi, problemOf } from '@/lib/http/browser/call-api'

interface UpdateSwitchProps {
  orderId: string
  /** Empty if the buyer's account has opened the page. */
  token: string
  /** The choice when the page was made. */
  initial: boolean
  texts: {
    label: string
    hint: string
    /** The state in a word, beside the switch. */
    on: string
    off: string
    /** Said after it was switched. */
    switchedOn: string
    switchedOff: string
    noAnswer: string
  }
}

/** Lets a buyer say whether mails about new versions are wanted. */
export function UpdateSwitch({ orderId, token, initial, texts }: UpdateSwitchProps) {
  const [isOn, setIsOn] = useState(initial)
  const [problem, setProblem] = useState('')

  const toggle = async () => {
    setProblem('')
    try {
      const path = `/api/orders/${orderId}/updates?${new URLSearchParams({ token })}`
      await callApi(path, { method: 'POST', body: { wanted: !isOn } })
      setIsOn(!isOn)
      showToast(isOn ? texts.switchedOff : texts.switchedOn)
    } catch (error) {
      setProblem(problemOf(error, texts.noAnswer).message)
    }
  }
  return (
    <div className="text-width">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby="updates-hint"
        onClick={() => void toggle()}
        className="group flex min-h-11 w-full items-center gap-3 rounded-field text-left font-semibold"
      >
        <span className="grow">{texts.label}</span>
        <span aria-hidden="true" className="text-sm font-normal text-muted">
          {isOn ? texts.on : texts.off}
        </span>
        <span className="switch-track">
          <span className="switch-thumb" />
        </span>
      </button>
      <p id="updates-hint" className="text-sm text-muted">
        {texts.hint}
      </p>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem}
      </p>
    </div>
  )
}
