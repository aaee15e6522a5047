'use client'

import { useState } from 'react'
import { callApi } from '@/lib/http/browser/call-api'
import { useTranslations } from '../texts/use-translations'
import type { Words } from '../texts/words'
import { showToast } from '../toasts/toast'
import { useSubmit } from './use-submit'

interface SavedSwitchProps extends Record<
  'label' | 'hint' | 'on' | 'off' | 'switchedOn' | 'switchedOff',
  string
> {
  id: string
  isOn: boolean
  /** If it throws, the switch stays and the problem is shown below. */
  save: (isOn: boolean) => Promise<unknown>
  /** If refused, the switch stays. */
  ask?: (isOn: boolean) => Promise<boolean>
  onSaved: (isOn: boolean) => void
}

/** Moves only once the shop has stored the change. */
export function SavedSwitch({ id, isOn, save, ask, onSaved, ...said }: SavedSwitchProps) {
  const { problem, submit } = useSubmit()
  const toggle = () =>
    submit(async () => {
      if (ask && !(await ask(!isOn))) return
      await save(!isOn)
      onSaved(!isOn)
      showToast(isOn ? said.switchedOff : said.switchedOn)
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
        <span className="grow">{said.label}</span>
        <span aria-hidden="true" className="text-sm font-normal text-muted">
          {isOn ? said.on : said.off}
        </span>
        <span className="switch-track">
          <span className="switch-thumb" />
        </span>
      </button>
      <p id={id} className="text-sm text-muted">
        {said.hint}
      </p>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem?.message}
      </p>
    </>
  )
}

interface MailSwitchProps {
  id: string
  words: Words<'label' | 'hint' | 'on' | 'off' | 'switchedOn' | 'switchedOff'>
  call: { path: string; method: 'POST' | 'PUT' }
  initial: boolean
}

export function MailSwitch({ id, words, call: { path, method }, initial }: MailSwitchProps) {
  const t = useTranslations(words)
  const [isOn, setIsOn] = useState(initial)
  const save = (wanted: boolean) => callApi(path, { method, body: { wanted } })
  return (
    <SavedSwitch
      id={id}
      isOn={isOn}
      label={t('label')}
      hint={t('hint')}
      on={t('on')}
      off={t('off')}
      switchedOn={t('switchedOn')}
      switchedOff={t('switchedOff')}
      save={save}
      onSaved={setIsOn}
    />
  )
}
