'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode, SubmitEvent } from 'react'
import { useSend } from '@/components/affiliate/use-send'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toast'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
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

interface PartnerFormProps {
  method: 'POST' | 'PUT'
  address: string
  tone?: 'primary' | 'secondary' | 'danger'
  bodyOf: (form: FormData) => unknown
  texts: ButtonTexts
  /** The fields, with what is wrong with each. */
  children: (errors: Record<string, string>) => ReactNode
}

function PartnerForm({ method, address, tone = 'primary', bodyOf, texts, children }: PartnerFormProps) {
  const router = useRouter()
  const { isSending, problem, send } = useSend(texts.noAnswer)
  const form = useProblemFocus(problem)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await send({ method, address, body: bodyOf(new FormData(event.currentTarget)) }))) return
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
