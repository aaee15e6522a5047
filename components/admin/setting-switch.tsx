'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { onLive } from '@/lib/http/browser/live-client'

interface SettingSwitchProps {
  setting: 'maintenance' | 'turboMode'
  /** The value when the page was made. */
  initial: boolean
  texts: SettingTexts
}

interface SettingTexts {
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

/** Switches one of the shop's settings; shows what is in force, whoever switched it. */
export function SettingSwitch({ setting, initial, texts }: SettingSwitchProps) {
  const [isOn, setIsOn] = useState(initial)
  const [problem, setProblem] = useState('')

  useEffect(() => onLive('settings', (settings) => setIsOn(settings[setting])), [setting])

  const toggle = async () => {
    setProblem('')
    try {
      await callApi('/api/admin/settings', { method: 'PUT', body: { [setting]: !isOn } })
      setIsOn(!isOn)
      showToast(isOn ? texts.switchedOff : texts.switchedOn)
    } catch (error) {
      setProblem(problemOf(error, texts.noAnswer).message)
    }
  }
  return (
    <div className="border-b border-line py-3">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={`${setting}-hint`}
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
      <p id={`${setting}-hint`} className="text-sm text-muted">
        {texts.hint}
      </p>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem}
      </p>
    </div>
  )
}
