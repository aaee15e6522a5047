'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { useAttempt } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import type { Problem } from '@/lib/http/browser/call-api'
import { expectNextSession } from '../session-change'
import { PASSWORD_LENGTH, wrongPassword, type ProblemKey } from '../sign-in/account-problem'
import { openSession } from '../sign-in/open-session'
import { signInProblemOf } from '../sign-in/use-account-form'
import { closePanel, EditPanel } from './edit-panel'

/** This device stays signed in, all others are signed out. */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations('account.changePassword')
  const problemText = useTranslations('account.problems')
  const panel = useRef<HTMLDetailsElement>(null)
  const length = PASSWORD_LENGTH
  const { isSending, problem, setProblem, submit } = useAttempt<Problem>((error) =>
    signInProblemOf(error, {
      cookiesBlocked: problemText('cookiesBlocked'),
      unavailable: problemText('unavailable'),
    }),
  )
  const textOf = (key: ProblemKey | null) => (key === null ? {} : { text: problemText(key, { length }) })

  const send = (said: FormData, form: HTMLFormElement) => {
    const [current, next] = [String(said.get('current') ?? ''), String(said.get('next') ?? '')]
    const wrong = { current: textOf(wrongPassword(current, false)), next: textOf(wrongPassword(next, true)) }
    const fields = Object.entries(wrong).flatMap(([field, { text }]) =>
      text ? [[field, text] as const] : [],
    )
    if (fields.length > 0) return setProblem({ code: '', message: '', fields: Object.fromEntries(fields) })
    return submit(async () => {
      expectNextSession()
      await openSession('/api/account/password', 'PUT', { current, next })
      form.reset()
      closePanel(panel.current)
      showToast(t('saved'))
    })
  }
  return (
    <EditPanel panel={panel} action={t('change')}>
      <Form problem={problem} method="post" onSend={send} className="grid max-w-md gap-5">
        <p className="text-sm text-muted">{t('effect')}</p>
        <FormProblem problem={problem} />
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          required
          id="current-password"
          name="current"
          autoComplete="current-password"
          label={t('current')}
        />
        <PasswordField
          required
          id="new-password"
          name="next"
          autoComplete="new-password"
          label={t('next')}
          hint={t('rule', { length })}
        />
        <Button type="submit" className="justify-self-start" busy={isSending ? t('busy') : undefined}>
          {t('save')}
        </Button>
      </Form>
    </EditPanel>
  )
}
