'use client'

import { useEffect, useRef, useState } from 'react'
import { SavedSwitch } from '@/components/ui/fields/saved-switch'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import { onServerEvent } from '@/lib/http/browser/event-stream'
import type { ShownSettings } from '@/lib/settings/schema'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import { TextField } from '@/components/ui/fields/field'
import { Form } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'

interface SettingSwitchProps {
  setting: keyof ShownSettings
  initial: boolean
  /** Asks for confirmation before switching on. */
  question?: Question | undefined
}

/** Switches one of the shop's settings, and follows changes made elsewhere. */
export function SettingSwitch({ setting, initial, question }: SettingSwitchProps) {
  const t = useTranslations('admin.switches')
  const label = t(`${setting}.label`)
  const said = {
    label,
    hint: t(`${setting}.hint`),
    on: t('on'),
    off: t('off'),
    switchedOn: t('switchedOn', { setting: label }),
    switchedOff: t('switchedOff', { setting: label }),
  }
  const [isOn, setIsOn] = useState(initial)
  const frame = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null)
  useEffect(() => onServerEvent('settings', (settings) => setIsOn(settings[setting])), [setting])
  const save = (value: boolean) =>
    callApi('/api/admin/settings', { method: 'PUT', body: { [setting]: value } })
  const ask = (value: boolean) =>
    question && value ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true)
  const close = (isYes: boolean) => {
    answer?.(isYes)
    setAnswer(null)
  }
  return (
    <div ref={frame} className="border-b border-line py-3">
      <SavedSwitch isOn={isOn} {...said} save={save} ask={ask} id={`${setting}-hint`} onSaved={setIsOn} />
      {question && (
        <SwitchQuestion
          question={question}
          close={close}
          isOpen={answer !== null}
          returnFocus={() => frame.current?.querySelector('button')?.focus()}
        />
      )}
    </div>
  )
}

interface Question {
  /** Asks for the shop's first PIN, which is optional. The name of its setting is passed in, since no script contains it. */
  pin: { name: string; maxLength: number } | undefined
}

interface SwitchQuestionProps {
  question: Question
  isOpen: boolean
  close: (isYes: boolean) => void
  returnFocus: () => void
}

/** Asks for confirmation before the shop is locked. A PIN typed here takes effect before the lock does. */
export function SwitchQuestion({ question, isOpen, close, returnFocus }: SwitchQuestionProps) {
  const { pin } = question
  const t = useTranslations('admin.switches.maintenance')
  const confirm = t('question.confirm')
  const { isSending, problem, setProblem, submit } = useSubmit()
  const lock = (form: FormData) =>
    submit(async () => {
      const typed = String(form.get('pin') ?? '')
      if (pin && typed !== '') {
        const body = { values: { [pin.name]: typed } }
        await callApi('/api/admin/setup/variables', { method: 'PUT', body })
      }
      close(true)
    })
  return (
    <Dialog
      title={t('question.title')}
      text={t('question.text')}
      isOpen={isOpen}
      returnFocus={returnFocus}
      onOpenChange={() => {
        setProblem(null)
        close(false)
      }}
    >
      <Form problem={problem} onSend={lock} className="mt-1 grid gap-3">
        {pin && (
          <TextField
            id="new-pin"
            name="pin"
            label={t('pin.label')}
            hint={t('pin.hint')}
            maxLength={pin.maxLength}
            autoComplete="off"
            spellCheck={false}
            error={problem ? (problem.fields[pin.name] ?? problem.message) : undefined}
          />
        )}
        <DialogActions wayOut={t('question.cancel')}>
          <Button type="submit" busy={isSending ? confirm : undefined}>
            {confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
