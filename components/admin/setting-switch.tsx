'use client'

import { useEffect, useState } from 'react'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { onLive } from '@/lib/http/browser/live-client'

interface SettingSwitchProps {
  setting: 'maintenance' | 'turboMode'
  /** The value when the page was made. */
  initial: boolean
  label: string
  hint: string
  noAnswer: string
}

/** Switches one of the shop's settings; shows what is in force, whoever switched it. */
export function SettingSwitch({ setting, initial, label, hint, noAnswer }: SettingSwitchProps) {
  const [isOn, setIsOn] = useState(initial)
  const [problem, setProblem] = useState('')

  useEffect(() => onLive('settings', (settings) => setIsOn(settings[setting])), [setting])

  const toggle = async () => {
    setProblem('')
    try {
      await callApi('/api/admin/settings', { method: 'PUT', body: { [setting]: !isOn } })
      setIsOn(!isOn)
    } catch (error) {
      setProblem(problemOf(error, noAnswer).message)
    }
  }
  return (
    <div className="grid gap-1">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={`${setting}-hint`}
        onClick={() => void toggle()}
        className="group flex min-h-12 items-center justify-between gap-4 rounded-field text-left font-semibold"
      >
        {label}
        <span className="relative h-7 w-12 shrink-0 rounded-full border border-outline bg-ground transition-colors duration-150 group-aria-checked:border-accent group-aria-checked:bg-accent">
          <span className="absolute top-1 left-1 size-4.5 rounded-full bg-muted transition-transform duration-150 group-aria-checked:translate-x-5 group-aria-checked:bg-accent-ink" />
        </span>
      </button>
      <p id={`${setting}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem}
      </p>
    </div>
  )
}
