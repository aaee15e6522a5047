'use client'

import { useRouter } from 'next/navigation'
import { useState, Fragment } from 'react'
import * as z from 'zod/mini'
import { ExceptionField, exceptionIn } from '@/components/desk/exception-field'
import { useRowFocus } from '@/components/desk/use-row-focus'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { FormAlert } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { randomKey } from '@/lib/core/ids'
import { formatCents } from '@/lib/core/money'
import { callApi } from '@/lib/http/browser/call-api'
import type { Refundable } from '@/lib/orders/desk/desk-order'
import { refundProblems, unsaid, type RefundProblems } from './refund-problems'
import { refundBody, askedCents, type AskedRefund, askedKinds } from './asked-refund'

const answerSchema = z.object({
  amount: z.number(),
  status: z.enum(['pending', 'done', 'failed', 'cancelled']),
  toTransfer: z.boolean(),
})
type RefundAnswer = z.infer<typeof answerSchema>

interface RefundBody {
  items?: readonly string[]
  amount?: number
  reason: string
  iban?: string
  holder?: string
  despiteDispute?: true
}

/** @param key the same again refunds nothing more @throws as `callApi`, ZodError for an answer of another shape */
async function callRefund(orderId: string, body: RefundBody, key: string): Promise<RefundAnswer> {
  const call = { method: 'POST', body, headers: { 'Idempotency-Key': key } } as const
  return answerSchema.parse(await callApi(`/api/admin/orders/${orderId}/refund`, call))
}

interface RefundDialogProps {
  orderId: string
  refundable: Refundable
  reference: string
  /** Cents that the buyer's bank may reclaim in addition. */
  disputed: number | null
}

const nothingSaid: AskedRefund = { kind: 'all', items: [], amount: '' }

/** At most one refund each time it is opened. */
export function RefundDialog({ orderId, reference, refundable, disputed }: RefundDialogProps) {
  const t = useTranslations('admin.refund')
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const submission = useSubmit()
  const [asked, setAsked] = useState(nothingSaid)
  const [key, setKey] = useState('')
  const problems = refundProblems(submission.problem, asked)
  const cents = askedCents(asked, refundable)

  const way = refundable.isTransferred ? 'byTransfer' : 'byProvider'
  const question = disputed === null ? t(way) : t('disputed', { amount: formatCents(disputed) })

  const begin = () => {
    setAsked(nothingSaid)
    setKey(randomKey())
  }
  const change = (changed: AskedRefund) => {
    setAsked(changed)
    submission.setProblem(null)
  }
  const send = async (said: FormData) => {
    if (cents === null) throw unsaid(asked, t(asked.kind === 'amount' ? 'noAmount' : 'noItems'))
    const given = String(said.get('iban') ?? '')
    const holder = String(said.get('holder') ?? '')
    const iban = refundable.isTransferred || given !== '' ? { iban: given, holder } : {}
    const body = {
      ...refundBody(asked, cents),
      reason: String(said.get('reason')),
      ...iban,
      ...exceptionIn(said),
    }
    const answer = await callRefund(orderId, body, key)
    keepFocus()
    showToast(t(outcomeOf(answer, disputed !== null), { amount: formatCents(answer.amount) }))
    router.refresh()
  }
  return (
    <div ref={frame} className="first:-ml-3">
      <FormDialog
        title={t('title', { reference })}
        text={question}
        trigger={
          <Button tone="quiet" aria-label={t('name', { reference })} className="px-3 text-sm">
            {t('button')}
          </Button>
        }
        submission={submission}
        tone="danger"
        submit={cents === null ? t('button') : t('submit', { amount: formatCents(cents) })}
        busy={t('busy', { amount: formatCents(cents ?? 0) })}
        back={t('back')}
        onOpen={begin}
        onSend={send}
      >
        <RefundChoice refundable={refundable} asked={asked} problems={problems} onChange={change} />
        {refundable.canBeTransferred && (
          <>
            <TextField
              id="refund-iban"
              name="iban"
              autoComplete="off"
              spellCheck={false}
              label={refundable.isTransferred ? t('iban') : t('ibanInstead')}
              defaultValue={refundable.payer?.iban}
              error={problems.iban}
            />
            <TextField
              id="refund-holder"
              name="holder"
              autoComplete="off"
              maxLength={70}
              label={t('holder')}
              hint={t('holderHint')}
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
          label={t('reason')}
          error={problems.reason}
        />
        {disputed !== null && (
          <ExceptionField label={t('despiteDispute', { amount: formatCents(cents ?? disputed) })} />
        )}
        {problems.other && <FormAlert>{problems.other}</FormAlert>}
      </FormDialog>
    </div>
  )
}

function outcomeOf({ status, toTransfer }: RefundAnswer, isDisputed: boolean) {
  if (status === 'failed' && isDisputed) return 'failedDisputed'
  if (status !== 'pending') return status
  return toTransfer ? 'toTransfer' : 'underWay'
}

interface RefundChoiceProps {
  refundable: Refundable
  asked: AskedRefund
  onChange: (asked: AskedRefund) => void
  problems: RefundProblems
}

function RefundChoice({ refundable, asked, onChange, problems }: RefundChoiceProps) {
  const t = useTranslations('admin.refund')
  const { left, items } = refundable
  const details = {
    all: null,
    items: <RefundItems items={items} asked={asked} onChange={onChange} />,
    amount: (
      <TextField
        id="refund-amount"
        inputMode="decimal"
        autoComplete="off"
        value={asked.amount}
        onChange={({ target }) => onChange({ ...asked, amount: target.value })}
        label={t('amountLabel')}
        hint={t('amountHint', { amount: formatCents(left) })}
        error={problems.amount}
      />
    ),
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{t('what')}</legend>
      {askedKinds.map((kind) => (
        <Fragment key={kind}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="kind"
              checked={asked.kind === kind}
              disabled={kind === 'items' && items.length === 0}
              onChange={() => onChange({ ...asked, kind })}
              className="size-5 shrink-0 accent-accent"
            />
            {t(kind, { amount: formatCents(left) })}
          </label>
          {kind === asked.kind && details[kind]}
        </Fragment>
      ))}
      {problems.choice && (
        <p role="alert" tabIndex={-1} className="text-sm font-medium text-danger">
          {problems.choice}
        </p>
      )}
    </fieldset>
  )
}

function RefundItems({
  items,
  asked,
  onChange,
}: Pick<RefundChoiceProps, 'asked' | 'onChange'> & Pick<Refundable, 'items'>) {
  const toggle = (id: string) => {
    const others = asked.items.filter((chosen) => chosen !== id)
    onChange({ ...asked, items: others.length < asked.items.length ? others : [...others, id] })
  }
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ id, name, price }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={asked.items.includes(id)}
            onChange={() => toggle(id)}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          <span className="number">{formatCents(price)}</span>
        </label>
      ))}
    </div>
  )
}
