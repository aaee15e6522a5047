'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ExceptionField, exceptionIn } from '@/components/desk/exception-field'
import { useRowFocus } from '@/components/desk/use-row-focus'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { FormAlert } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { randomKey } from '@/lib/core/ids'
import type { Refundable } from '@/lib/orders/desk/desk-order'
import { RefundChoice } from './refund-choice'
import { refundProblems, unsaid } from './refund-problems'
import { withAmount, type RefundTexts } from './refund-texts'
import { refundBody, askedCents, type AskedRefund } from './asked-refund'
import { sendRefund, type RefundAnswer } from './send-refund'

interface RefundDialogProps {
  orderId: string
  refundable: Refundable
  /** The button's accessible name: its text, and the order. */
  name: string
  title: string
  /** Cents that the buyer's bank may take as well, by an open dispute. */
  disputed: number | null
  texts: RefundTexts
}

const nothingSaid: AskedRefund = { kind: 'all', items: [], amount: '' }

/** Refunds an order, at most once for each time the dialog is opened. */
export function RefundDialog({ orderId, refundable, name, title, disputed, texts }: RefundDialogProps) {
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const submission = useSubmit()
  const [asked, setAsked] = useState(nothingSaid)
  const [key, setKey] = useState('')
  const problems = refundProblems(submission.problem, asked)
  const cents = askedCents(asked, refundable)

  const begin = () => {
    setAsked(nothingSaid)
    setKey(randomKey())
  }
  const change = (changed: AskedRefund) => {
    setAsked(changed)
    submission.setProblem(null)
  }
  const send = async (said: FormData) => {
    if (cents === null) throw unsaid(asked, texts)
    const given = String(said.get('iban') ?? '')
    const holder = String(said.get('holder') ?? '')
    const iban = refundable.isTransferred || given !== '' ? { iban: given, holder } : {}
    const body = {
      ...refundBody(asked, cents),
      reason: String(said.get('reason')),
      ...iban,
      ...exceptionIn(said),
    }
    const answer = await sendRefund(orderId, body, key)
    keepFocus()
    showToast(withAmount(texts[outcomeOf(answer, disputed !== null)], answer.amount))
    router.refresh()
  }
  return (
    <div ref={frame} className="first:-ml-3">
      <FormDialog
        title={title}
        text={textOf({ refundable, disputed, texts })}
        trigger={
          <Button tone="quiet" aria-label={name} className="px-3 text-sm">
            {texts.button}
          </Button>
        }
        submission={submission}
        tone="danger"
        texts={{
          submit: cents === null ? texts.button : withAmount(texts.submit, cents),
          busy: withAmount(texts.busy, cents ?? 0),
          back: texts.back,
        }}
        onOpen={begin}
        onSend={send}
      >
        <RefundChoice {...{ refundable, asked, problems, texts }} onChange={change} />
        {refundable.canBeTransferred && (
          <>
            <TextField
              id="refund-iban"
              name="iban"
              autoComplete="off"
              spellCheck={false}
              label={refundable.isTransferred ? texts.iban : texts.ibanInstead}
              defaultValue={refundable.payer?.iban}
              error={problems.iban}
            />
            <TextField
              id="refund-holder"
              name="holder"
              autoComplete="off"
              maxLength={70}
              label={texts.holder}
              hint={texts.holderHint}
              defaultValue={refundable.payer?.holder}
              error={problems.holder}
            />
          </>
        )}
        <TextAreaField
          id="refund-reason"
          name="reason"
          rows={2}
          maxLength={500}
          label={texts.reason}
          error={problems.reason}
        />
        {disputed !== null && <ExceptionField label={withAmount(texts.despiteDispute, cents ?? disputed)} />}
        {problems.other && <FormAlert>{problems.other}</FormAlert>}
      </FormDialog>
    </div>
  )
}

function textOf({
  refundable,
  disputed,
  texts,
}: Pick<RefundDialogProps, 'refundable' | 'disputed' | 'texts'>) {
  if (disputed !== null) return withAmount(texts.disputed, disputed)
  return refundable.isTransferred ? texts.byTransfer : texts.byProvider
}

function outcomeOf({ status, toTransfer }: RefundAnswer, isDisputed: boolean) {
  if (status === 'failed' && isDisputed) return 'failedDisputed'
  if (status !== 'pending') return status
  return toTransfer ? 'toTransfer' : 'underWay'
}
