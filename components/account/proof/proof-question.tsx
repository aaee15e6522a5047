'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import { ProveByPasskey } from '../passkeys/prove-by-passkey'
import { CodeField } from '../factor/code-field'

export interface Asked {
  way: 'password' | 'code'
  email: string
  hasPasskey: boolean
  answer: (isProved: boolean) => void
}

export function ProofQuestion({ asked: { way, email, hasPasskey, answer } }: { asked: Asked }) {
  const t = useTranslations('account.proof')
  // The element that had the focus gets it back.
  const [before] = useState(() => document.activeElement)
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      const body = { [way]: String(said.get(way) ?? '') }
      await callApi('/api/session/proof', { method: 'POST', body })
      answer(true)
    })
  return (
    <Dialog
      title={t('title')}
      text={way === 'code' ? t('codeText') : t('passwordText')}
      isOpen
      onOpenChange={() => answer(false)}
      returnFocus={() => before instanceof HTMLElement && before.focus()}
    >
      {hasPasskey && <ProveByPasskey onProved={() => answer(true)} />}
      <Form problem={problem} method="post" onSend={send} className="grid gap-4">
        <FormProblem problem={problem} />
        {way === 'code' ? (
          <CodeField id="proof-code" label={t('code')} hint={t('codeHint')} />
        ) : (
          <>
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              id="proof-password"
              name="password"
              autoComplete="current-password"
              required
              label={t('password')}
            />
          </>
        )}
        <DialogActions wayOut={t('cancel')}>
          <Button type="submit" busy={isSending ? t('busy') : undefined}>
            {t('submit')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
