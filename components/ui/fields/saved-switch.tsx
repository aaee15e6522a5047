'use client'

import { showToast } from '../dialogs/toast'
import { useSubmit } from './use-submit'

export interface SavedSwitchTexts {
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

interface SavedSwitchProps {
  /** Of the hint. */
  id: string
  isOn: boolean
  texts: SavedSwitchTexts
  /** Has the shop keep the choice. What it throws is said below the switch, which stays as it is. */
  save: (isOn: boolean) => Promise<unknown>
  onSaved: (isOn: boolean) => void
}

/** A switch whose state the shop keeps: it moves when the shop has taken it. */
export function SavedSwitch({ id, isOn, texts, save, onSaved }: SavedSwitchProps) {
  const { problem, submit } = useSubmit(texts.noAnswer)
  const toggle = () =>
    submit(async () => {
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
