'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { CodeField } from './code-field'
import { RecoveryCodes, recoveryAnswer } from './recovery-codes'
import { SetUpFactor } from './set-up-factor'

interface SecondFactorProps {
  isOn: boolean
  children: ReactNode
}

export function SecondFactor({ isOn, children }: SecondFactorProps) {
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)
  const done = () => {
    setCodes(null)
    // The pressed button is gone.
    document.getElementById('zweiter-faktor')?.focus()
    router.refresh()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />
  return (
    <>
      {children}
      {isOn ? (
        <div className="flex flex-wrap gap-3">
          <NewRecoveryCodes onCodes={setCodes} />
          <TurnOff onDone={done} />
        </div>
      ) : (
        <SetUpFactor onDone={done} />
      )}
    </>
  )
}

function NewRecoveryCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useTranslations('account.factor')
  const renew = async () => {
    const answer = await callApi('/api/account/factor/recovery', { method: 'POST' })
    onCodes(z.parse(recoveryAnswer, answer).codes)
  }
  return (
    <ConfirmDialog
      trigger={<Button tone="secondary">{t('renew')}</Button>}
      title={t('renewTitle')}
      text={t('renewText')}
      confirm={t('renewConfirm')}
      cancel={t('renewCancel')}
      onConfirm={renew}
    />
  )
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account.factor')
  const submission = useSubmit(t('unavailable'))
  const { problem } = submission
  const send = async (said: FormData) => {
    await callApi('/api/account/factor', {
      method: 'DELETE',
      body: { code: String(said.get('code') ?? '') },
    })
    showToast(t('turnedOff'))
    onDone()
  }
  return (
    <FormDialog
      trigger={<Button tone="quiet">{t('turnOff')}</Button>}
      title={t('turnOffTitle')}
      text={t('turnOffText')}
      submission={submission}
      onSend={send}
      tone="danger"
      submit={t('turnOffConfirm')}
      busy={t('busy')}
      back={t('turnOffCancel')}
    >
      <FormProblem problem={problem} />
      <CodeField id="turn-off-code" label={t('code')} hint={t('anyCodeHint')} />
    </FormDialog>
  )
}
