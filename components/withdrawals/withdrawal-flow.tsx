'use client'

import * as z from 'zod/mini'
import { useEffect, useState } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { Steps } from '@/components/ui/steps'
import { isEmailAddress } from '@/lib/core/text/email-address'
import { callApi, type Problem } from '@/lib/http/browser/call-api'
import { type Answers, exactDate } from '@/lib/withdrawals/declaration'
import {
  answersOf,
  loadDraft,
  newDraft,
  reviewedDraft,
  saveDraft,
  type WithdrawalDraft,
} from '@/lib/withdrawals/withdrawal-draft'
import { WithdrawalFields } from './withdrawal-fields'
import type { WithdrawalTexts } from './withdrawal-texts'
import { Notice } from '@/components/ui/notice'

const order = ['fill', 'review', 'receipt'] as const

/** § 356a BGB. */
export function WithdrawalFlow({ texts }: { texts: WithdrawalTexts }) {
  const { draft, isSending, problem, setProblem, review, change, startAgain, declare } = useWithdrawal(
    texts.noAnswer,
  )
  const step = draft?.step ?? 'fill'
  return (
    <div className="grid gap-8">
      <div className="print:hidden">
        <Steps label={texts.stepsLabel} steps={texts.steps} current={order.indexOf(step)} />
      </div>
      {step === 'fill' && (
        <WithdrawalFields
          texts={texts}
          problem={problem}
          answers={draft?.answers}
          onProblem={setProblem}
          onNext={review}
        />
      )}
      {draft?.step === 'review' && (
        <WithdrawalReview
          texts={texts}
          problem={problem}
          isSending={isSending}
          answers={draft.answers}
          onChange={change}
          onConfirm={() => void declare()}
        />
      )}
      {draft?.step === 'receipt' && (
        <WithdrawalReceipt texts={texts} answers={draft.answers} at={draft.at ?? 0} onAnother={startAgain} />
      )}
    </div>
  )
}

const answerSchema = z.object({ at: z.int() })

/** Declares once, despite double presses, lost answers and reloads. */
function useWithdrawal(noAnswer: string) {
  const [draft, setDraft] = useState<WithdrawalDraft>()
  const { isSending, problem, setProblem, submit } = useSubmit(noAnswer)

  const keep = (changed: WithdrawalDraft) => {
    saveDraft(changed)
    setDraft(changed)
    setProblem(null)
  }
  useEffect(() => {
    const begun = begin()
    saveDraft(begun)
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what was begun: the server's page, which React meets first, has to be without it
    setDraft(begun)
  }, [])

  const review = (answers: Answers) => keep(reviewedDraft(draft ?? newDraft(), answers))
  const change = () => draft && keep({ ...draft, step: 'fill' })
  const startAgain = () => draft && keep(newDraft({ name: draft.answers.name, email: draft.answers.email }))

  const declare = async () => {
    if (!draft) return
    const found = await submit(async () => {
      const { at } = answerSchema.parse(await callApi('/api/withdrawals', callFor(draft)))
      keep({ ...draft, step: 'receipt', at })
    })
    if (!found || Object.keys(found.fields).length === 0) return
    keep({ ...draft, step: 'fill' })
    setProblem(found)
  }
  return { draft, isSending, problem, setProblem, review, change, startAgain, declare }
}

function begin(): WithdrawalDraft {
  const given = answersOf(location.hash)
  if (!given) return loadDraft() ?? newDraft()
  history.replaceState(history.state, '', location.pathname)
  return newDraft(given)
}

function callFor({ key, answers: { text, ...said } }: WithdrawalDraft) {
  const body = { ...said, ...(text.trim() === '' ? {} : { text }) }
  return { method: 'POST', body, headers: { 'Idempotency-Key': key } } as const
}

interface WithdrawalReceiptProps {
  texts: WithdrawalTexts
  answers: Answers
  /** In ms. */
  at: number
  onAnother: () => void
}

function WithdrawalReceipt({ texts, answers, at, onAnother }: WithdrawalReceiptProps) {
  return (
    <section className="text-width grid gap-5">
      <FocusedHeading>{texts.receiptTitle}</FocusedHeading>
      <DeclaredList texts={texts} answers={answers} time={fillText(texts.time, { date: exactDate(at) })} />
      <p className="wrap-anywhere">
        {isEmailAddress(answers.email)
          ? fillText(texts.receiptText, { email: answers.email })
          : texts.receiptAlone}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button tone="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button tone="quiet" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </section>
  )
}

interface WithdrawalReviewProps {
  texts: WithdrawalTexts
  answers: Answers
  problem: Problem | null
  isSending: boolean
  onChange: () => void
  onConfirm: () => void
}

/** One button, in the law's own words (§ 356a Abs. 3 BGB). */
function WithdrawalReview(props: WithdrawalReviewProps) {
  const { texts, answers, problem, isSending, onChange, onConfirm } = props
  return (
    <section className="text-width grid gap-5">
      <FocusedHeading>{texts.reviewTitle}</FocusedHeading>
      <DeclaredList texts={texts} answers={answers} />
      {!isEmailAddress(answers.email) && <Notice tone="warning">{texts.noMail}</Notice>}
      <p>{texts.reviewText}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button busy={isSending ? texts.confirming : undefined} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        <Button tone="quiet" onClick={isSending ? undefined : onChange}>
          {texts.change}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSending ? texts.confirming : ''}
      </p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem.message}
        </Notice>
      )}
    </section>
  )
}

interface DeclaredListProps {
  texts: WithdrawalTexts
  answers: Answers
  /** Only once it is declared. */
  time?: string
}

function DeclaredList({ texts, answers, time }: DeclaredListProps) {
  const { to, seller, labels, at, declaration } = texts
  const { name, reference, email, text } = answers
  return (
    <div className="grid gap-5 border-y border-outline py-5">
      <p className="text-lg">{declaration}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)]">
        <Fact term={to} value={seller} />
        <Fact term={labels.reference} value={reference} />
        <Fact term={labels.name} value={name} />
        <Fact term={labels.email} value={email} />
        {text !== '' && <Fact term={labels.text} value={text} />}
        {time !== undefined && <Fact term={at} value={time} />}
      </dl>
    </div>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-muted max-sm:-mb-3">{term}</dt>
      <dd className="number whitespace-pre-line wrap-anywhere">
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}
