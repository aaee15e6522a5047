'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { showToast } from '@/components/ui/dialogs/toast'
import { closePanel, EditPanel } from './edit-panel'
import { PASSWORD_MIN_LENGTH, type ProblemKey } from '../sign-in/account-problem'
import { loadFirebase } from '../sign-in/open-session'
import { usePasswordChange } from './use-password-change'

/** Asks for the current password, too. */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations('account.changePassword')
  const problemOf = useTranslations('account.problems')
  const ui = useTranslations('ui')
  const panel = useRef<HTMLDetailsElement>(null)
  const { isSending, problem, change } = usePasswordChange(email)
  const length = PASSWORD_MIN_LENGTH
  const textOf = (key: ProblemKey | null | undefined) => (key ? problemOf(key, { length }) : undefined)

  const send = (said: FormData, form: HTMLFormElement) =>
    change(String(said.get('current') ?? ''), String(said.get('next') ?? ''), () => {
      form.reset()
      closePanel(panel.current)
      showToast(t('saved'))
    })
  const shared = { required: true, show: ui('showPassword'), hide: ui('hidePassword') }
  return (
    <EditPanel panel={panel} action={t('change')}>
      <Form
        problem={problem}
        method="post"
        onSend={send}
        onFocus={() => void loadFirebase().catch(() => undefined)}
        className="grid max-w-md gap-5"
      >
        <p className="text-sm text-muted">{t('effect')}</p>
        {problem?.form && <FormAlert>{textOf(problem.form)}</FormAlert>}
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...shared}
          id="current-password"
          name="current"
          autoComplete="current-password"
          label={t('current')}
          error={textOf(problem?.current)}
        />
        <PasswordField
          {...shared}
          id="new-password"
          name="next"
          autoComplete="new-password"
          label={t('next')}
          hint={t('rule', { length })}
          error={textOf(problem?.next)}
        />
        <Button type="submit" className="justify-self-start" busy={isSending ? t('busy') : undefined}>
          {t('save')}
        </Button>
      </Form>
    </EditPanel>
  )
}
