'use client'

import { useRef, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/fields/password-field'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { closePanel, EditPanel } from './edit-panel'
import type { PasswordTexts } from '../sign-in/account-texts'
import { loadFirebase } from '../sign-in/load-firebase'
import { usePasswordChange } from './use-password-change'

export interface ChangePasswordTexts extends PasswordTexts {
  change: string
  /** What becomes of the other devices. */
  effect: string
  current: string
  next: string
  save: string
  saved: string
}

/** Another password for who can give the present one. */
export function ChangePassword({ email, texts }: { email: string; texts: ChangePasswordTexts }) {
  const panel = useRef<HTMLDetailsElement>(null)
  const { isSaving, problems, change } = usePasswordChange(email)
  const form = useProblemFocus(problems)
  const textOf = (key: keyof typeof texts.problems | null | undefined) =>
    key ? texts.problems[key] : undefined

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const isChanged = await change(String(fields.get('current') ?? ''), String(fields.get('next') ?? ''))
    if (!isChanged) return
    form.current?.reset()
    closePanel(panel.current)
    showToast(texts.saved)
  }
  const shared = { required: true, show: texts.showPassword, hide: texts.hidePassword }
  return (
    <EditPanel panel={panel} action={texts.change}>
      <form
        ref={form}
        method="post"
        onSubmit={(event) => void submit(event)}
        onFocus={() => void loadFirebase().catch(() => undefined)}
        noValidate
        className="grid max-w-md gap-5"
      >
        <p className="text-sm text-muted">{texts.effect}</p>
        {problems?.form && (
          <Notice tone="danger" role="alert" tabIndex={-1}>
            {textOf(problems.form)}
          </Notice>
        )}
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...shared}
          id="current-password"
          name="current"
          autoComplete="current-password"
          label={texts.current}
          error={textOf(problems?.current)}
        />
        <PasswordField
          {...shared}
          id="new-password"
          name="next"
          autoComplete="new-password"
          label={texts.next}
          hint={texts.passwordRule}
          error={textOf(problems?.next)}
        />
        <Button type="submit" className="justify-self-start" busy={isSaving ? texts.sending : undefined}>
          {texts.save}
        </Button>
      </form>
    </EditPanel>
  )
}
