'use client'

import { useRouter } from 'next/navigation'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { useSend } from '@/components/affiliate/use-send'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
import { parseEuros } from '@/lib/core/parse-euros'
import { PartnerTermsFields, readPartnerTerms, type PartnerTermsTexts } from './partner-terms-fields'

interface ButtonTexts {
  button: string
  busy: string
  done: string
  noAnswer: string
}

interface Initial {
  code: string
  rate: number
  discountPercent: number
}

/** Changes code, rate and discount of a partner. An unchanged code is not sent: an older one may have another form. */
export function PartnerEdit(props: {
  uid: string
  initial: Initial
  texts: ButtonTexts & PartnerTermsTexts
}) {
  const { uid, initial, texts } = props
  const bodyOf = (form: FormData) => {
    const { code, ...terms } = readPartnerTerms(form)
    return code === initial.code ? terms : { code, ...terms }
  }
  return (
    <PartnerForm method="PUT" address={`/api/admin/partners/${uid}`} bodyOf={bodyOf} texts={texts}>
      {(errors) => <PartnerTermsFields {...{ initial, errors, texts }} />}
    </PartnerForm>
  )
}

/** Approves an application, with code, rate and discount. */
export function ApplicationApproval(props: {
  uid: string
  initial: Initial
  texts: ButtonTexts & PartnerTermsTexts
}) {
  const { uid, initial, texts } = props
  const bodyOf = (form: FormData) => ({ decision: 'approve', ...readPartnerTerms(form) })
  return (
    <PartnerForm method="POST" address={`/api/admin/applications/${uid}`} bodyOf={bodyOf} texts={texts}>
      {(errors) => <PartnerTermsFields {...{ initial, errors, texts }} />}
    </PartnerForm>
  )
}

interface AnswerProps {
  uid: string
  decision: 'ask' | 'reject'
  texts: ButtonTexts & { label: string; hint: string }
}

/** Asks back, or rejects an application, in words. */
export function ApplicationAnswer({ uid, decision, texts }: AnswerProps) {
  const bodyOf = (form: FormData) => ({ decision, text: String(form.get('text') ?? '') })
  return (
    <PartnerForm
      method="POST"
      address={`/api/admin/applications/${uid}`}
      tone={decision === 'reject' ? 'danger' : 'secondary'}
      {...{ bodyOf, texts }}
    >
      {(errors) => (
        <TextAreaField
          id={`application-${decision}`}
          name="text"
          rows={3}
          maxLength={2000}
          label={texts.label}
          hint={texts.hint}
          error={errors.text}
        />
      )}
    </PartnerForm>
  )
}

interface AdjustmentProps {
  uid: string
  texts: ButtonTexts & { amount: string; amountHint: string; note: string; noteHint: string }
}

/** Corrects what a partner is owed; each filled-in form once, however often it is sent. */
export function BalanceAdjustment({ uid, texts }: AdjustmentProps) {
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
    <PartnerForm
      method="POST"
      address={`/api/admin/partners/${uid}/adjustments`}
      tone="secondary"
      {...{ bodyOf, texts, onDone }}
    >
      {(errors) => (
        <>
          <TextField
            id="adjustment-amount"
            name="amount"
            autoComplete="off"
            label={texts.amount}
            hint={texts.amountHint}
            error={errors.amount}
          />
          <TextField
            id="adjustment-note"
            name="note"
            maxLength={200}
            autoComplete="off"
            label={texts.note}
            hint={texts.noteHint}
            error={errors.note}
          />
        </>
      )}
    </PartnerForm>
  )
}

interface PartnerFormProps {
  method: 'POST' | 'PUT'
  address: string
  tone?: 'primary' | 'secondary' | 'danger'
  bodyOf: (form: FormData) => unknown
  /** Told once it was taken; then the form is empty again. */
  onDone?: () => void
  texts: ButtonTexts
  /** The fields, with what is wrong with each. */
  children: (errors: Record<string, string>) => ReactNode
}

function PartnerForm(props: PartnerFormProps) {
  const { method, address, tone = 'primary', bodyOf, onDone, texts, children } = props
  const router = useRouter()
  const { isSending, problem, send } = useSend(texts.noAnswer)
  const form = useProblemFocus(problem)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await send({ method, address, body: bodyOf(new FormData(event.currentTarget)) }))) return
    form.current?.reset()
    onDone?.()
    showToast(texts.done)
    document.getElementById('partner-title')?.focus()
    router.refresh()
  }
  const isElsewhere = problem !== null && Object.keys(problem.fields).length === 0
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-5">
      {children(problem?.fields ?? {})}
      {isElsewhere && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problem.message}
        </Notice>
      )}
      <Button
        type="submit"
        tone={tone}
        className="justify-self-start"
        busy={isSending ? texts.busy : undefined}
      >
        {texts.button}
      </Button>
    </form>
  )
}
