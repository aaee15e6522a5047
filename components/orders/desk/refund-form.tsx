import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialogs/dialog'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import type { Refundable } from '@/lib/orders/desk/desk-order'
import { RefundChoice } from './refund-choice'
import { refundProblems } from './refund-problems'
import { withAmount, type RefundTexts } from './refund-texts'
import { refundBody, wishedCents, type Wish } from './refund-wish'
import { useRefund, type RefundAnswer } from './use-refund'

interface RefundFormProps {
  orderId: string
  refundable: Refundable
  texts: RefundTexts
  /** Told when it is on its way, and when it is not any more. */
  onBusy: (isBusy: boolean) => void
  onDone: (answer: RefundAnswer) => void
}

/** Gives money of an order back, once for each form. */
export function RefundForm({ orderId, refundable, texts, onBusy, onDone }: RefundFormProps) {
  const [wish, setWish] = useState<Wish>({ kind: 'all', items: [], amount: '' })
  const { isSending, problem, setProblem, send } = useRefund(orderId, texts.noAnswer)
  const form = useProblemFocus(problem)
  const problems = refundProblems(problem, wish)
  const cents = wishedCents(wish, refundable)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (cents === null) return setProblem(unsaid(wish, texts))
    const fields = new FormData(event.currentTarget)
    const given = String(fields.get('iban') ?? '')
    const iban = refundable.isTransferred || given !== '' ? { iban: given } : {}
    onBusy(true)
    const answer = await send({ ...refundBody(wish, cents), reason: String(fields.get('reason')), ...iban })
    onBusy(false)
    if (answer) onDone(answer)
  }
  const change = (changed: Wish) => {
    setWish(changed)
    setProblem(null)
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <RefundChoice {...{ refundable, wish, problems, texts }} onWish={change} />
      {refundable.canBeTransferred && (
        <TextField
          id="refund-iban"
          name="iban"
          autoComplete="off"
          spellCheck={false}
          label={refundable.isTransferred ? texts.iban : texts.ibanInstead}
          error={problems.iban}
        />
      )}
      <TextAreaField
        id="refund-reason"
        name="reason"
        rows={2}
        maxLength={500}
        label={texts.reason}
        error={problems.reason}
      />
      {problems.other && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problems.other}
        </Notice>
      )}
      <DialogActions wayOut={texts.back}>
        <Button type="submit" tone="danger" busy={isSending ? withAmount(texts.busy, cents ?? 0) : undefined}>
          {cents === null ? texts.button : withAmount(texts.submit, cents)}
        </Button>
      </DialogActions>
    </form>
  )
}

/** The wish names no amount yet. */
function unsaid({ kind }: Wish, { noItems, noAmount }: RefundTexts) {
  const fields = kind === 'amount' ? { amount: noAmount } : { items: noItems }
  return { code: 'invalid_input', message: '', fields }
}
