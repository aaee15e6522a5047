'use client'

import { useState } from 'react'
import { callApi } from '@/lib/http/browser/call-api'
import { showToast } from '../toasts/toast'
import { useSubmit } from './use-submit'

export interface SavedSwitchTexts {
  label: string
  hint: string
  on: string
  off: string
  switchedOn: string
  switchedOff: string
}

interface SavedSwitchProps {
  id: string
  isOn: boolean
  texts: SavedSwitchTexts
  /** If it throws, the switch stays and the problem is shown below. */
  save: (isOn: boolean) => Promise<unknown>
  /** If refused, the switch stays. */
  ask?: (isOn: boolean) => Promise<boolean>
  onSaved: (isOn: boolean) => void
}

/** Moves only once the shop has stored the change. */
export function SavedSwitch({ id, isOn, texts, save, ask, onSaved }: SavedSwitchProps) {
  const { problem, submit } = useSubmit()
  const toggle = () =>
    submit(async () => {
      if (ask && !(await ask(!isOn))) return
      await save(!isOn)
      onSaved(!isOn)
      showToast(isOn ? texts.switchedOff : texts.switchedOn)
    })
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={id}
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
      <p id={id} className="text-sm text-muted">
        {texts.hint}
      </p>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem?.message}
      </p>
    </>
  )
}

interface MailSwitchProps extends Pick<SavedSwitchProps, 'id' | 'texts'> {
  call: { path: string; method: 'POST' | 'PUT' }
  initial: boolean
}

export function MailSwitch({ id, call: { path, method }, initial, texts }: MailSwitchProps) {
  const [isOn, setIsOn] = useState(initial)
  const save = (wanted: boolean) => callApi(path, { method, body: { wanted } })
  return <SavedSwitch id={id} isOn={isOn} texts={texts} save={save} onSaved={setIsOn} />
}
