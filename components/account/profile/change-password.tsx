'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { showToast } from '@/components/ui/dialogs/toast'
import { closePanel, EditPanel } from './edit-panel'
import type { PasswordTexts } from '../sign-in/account-texts'
import { loadFirebase } from '../sign-in/open-session'
import { usePasswordChange } from './use-password-change'

export interface ChangePasswordTexts extends PasswordTexts {
  change: string
  /** Says what happens to other devices. */
  effect: string
  current: string
  next: string
  save: string
  saved: string
}

/** Asks for the current password, too. */
export function ChangePassword({ email, texts }: { email: string; texts: ChangePasswordTexts }) {
  const panel = useRef<HTMLDetailsElement>(null)
  const { isSending, problem, change } = usePasswordChange(email)
  const textOf = (key: keyof typeof texts.problems | null | undefined) =>
    key ? texts.problems[key] : undefined

  const send = (said: FormData, form: HTMLFormElement) =>
    change(String(said.get('current') ?? ''), String(said.get('next') ?? ''), () => {
      form.reset()
      closePanel(panel.current)
      showToast(texts.saved)
    })
  const shared = { required: true, show: texts.showPassword, hide: texts.hidePassword }
  return (
    <EditPanel panel={panel} action={texts.change}>
      <Form
        problem={problem}
        method="post"
        onSend={send}
        onFocus={() => void loadFirebase().catch(() => undefined)}
        className="grid max-w-md gap-5"
      >
        <p className="text-sm text-muted">{texts.effect}</p>
        {problem?.form && <FormAlert>{textOf(problem.form)}</FormAlert>}
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...shared}
          id="current-password"
          name="current"
          autoComplete="current-password"
          label={texts.current}
          error={textOf(problem?.current)}
        />
        <PasswordField
          {...shared}
          id="new-password"
          name="next"
          autoComplete="new-password"
          label={texts.next}
          hint={texts.passwordRule}
          error={textOf(problem?.next)}
        />
        <Button type="submit" className="justify-self-start" busy={isSending ? texts.sending : undefined}>
          {texts.save}
        </Button>
      </Form>
    </EditPanel>
  )
}
