'use client'

import { useRef } from 'react'
import { CheckboxField, TextAreaField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { CODE_DAYS } from '@/lib/affiliate/affiliate-code'
import { parseEuros } from '@/lib/core/money'
import { DeskForm } from '@/components/desk/desk-form'
import { PartnerTermsFields, readPartnerTerms } from './partner-terms-fields'

interface Initial {
  code: string
  rate: number
  discountPercent: number
}

/** Sends only changes: another admin may have changed the rest, and a handwritten code may not match the pattern. */
export function PartnerEdit({ uid, initial }: { uid: string; initial: Initial & { codeLasts: boolean } }) {
  const t = useTranslations('admin.partnerDesk.fields')
  const bodyOf = (form: FormData) => {
    const codeLasts = form.get('codeLasts') !== null
    const { code, rate, discountPercent } = readPartnerTerms(form)
    return {
      ...(code === initial.code ? {} : { code }),
      ...(rate === initial.rate ? {} : { rate }),
      ...(discountPercent === initial.discountPercent ? {} : { discountPercent }),
      ...(codeLasts === initial.codeLasts ? {} : { codeLasts }),
    }
  }
  return (
    <DeskForm
      words="admin.partnerDesk.edit"
      title="partner-title"
      prefix="partner"
      method="PUT"
      address={`/api/admin/partners/${uid}`}
      bodyOf={bodyOf}
    >
      <PartnerTermsFields initial={initial} />
      <CheckboxField
        id="partner-code-lasts"
        name="codeLasts"
        defaultChecked={initial.codeLasts}
        label={t('codeLasts', { days: CODE_DAYS })}
        hint={t('codeLastsHint', { days: CODE_DAYS })}
      />
    </DeskForm>
  )
}

export function ApplicationApproval({ uid, initial }: { uid: string; initial: Initial }) {
  const bodyOf = (form: FormData) => ({ decision: 'approve', ...readPartnerTerms(form) })
  return (
    <DeskForm
      title="partner-title"
      prefix="partner"
      method="POST"
      address={`/api/admin/applications/${uid}`}
      bodyOf={bodyOf}
      words="admin.partnerDesk.approve"
    >
      <PartnerTermsFields initial={initial} />
    </DeskForm>
  )
}

interface AnswerProps {
  uid: string
  decision: 'ask' | 'reject'
}

export function ApplicationAnswer({ uid, decision }: AnswerProps) {
  const words = decision === 'ask' ? 'admin.partnerDesk.ask' : 'admin.partnerDesk.reject'
  const t = useTranslations(words)
  const bodyOf = (form: FormData) => ({ decision, text: String(form.get('text') ?? '') })
  return (
    <DeskForm
      title="partner-title"
      prefix="application"
      method="POST"
      address={`/api/admin/applications/${uid}`}
      tone={decision === 'reject' ? 'danger' : 'secondary'}
      bodyOf={bodyOf}
      words={words}
    >
      <TextAreaField
        id={`application-${decision}`}
        name="text"
        rows={3}
        maxLength={2000}
        label={t('label')}
        hint={t('hint')}
      />
    </DeskForm>
  )
}

/** A filled-in form counts once, however often it is sent. */
export function BalanceAdjustment({ uid }: { uid: string }) {
  const t = useTranslations('admin.partnerDesk.adjust')
  const attempt = useRef<{ said: string; key: string }>({ said: '', key: '' })
  const bodyOf = (form: FormData) => {
    const typed = String(form.get('amount') ?? '').trim()
    const cents = parseEuros(typed.replace(/^[-−]\s*/, ''))
    const amount = cents !== null && /^[-−]/.test(typed) ? -cents : cents
    const note = String(form.get('note') ?? '')
    const said = JSON.stringify([amount, note])
    if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() }
    return { amount, note, key: attempt.current.key }
  }
  const onDone = () => {
    attempt.current = { said: '', key: '' }
  }
  return (
    <DeskForm
      title="partner-title"
      prefix="adjustment"
      method="POST"
      address={`/api/admin/partners/${uid}/adjustments`}
      tone="secondary"
      words="admin.partnerDesk.adjust"
      bodyOf={bodyOf}
      onDone={onDone}
    >
      <TextField name="amount" label={t('amount')} hint={t('amountHint')} />
      <TextField name="note" maxLength={200} label={t('note')} hint={t('noteHint')} />
    </DeskForm>
  )
}
