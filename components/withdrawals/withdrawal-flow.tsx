'use client'

import * as z from 'zod/mini'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { Steps } from '@/components/ui/steps'
import { useTranslations } from '@/components/ui/texts/use-translations'
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
import { Notice } from '@/components/ui/notice'

const order = ['fill', 'review', 'receipt'] as const

/** § 356a BGB. */
export function WithdrawalFlow({ seller }: { seller: string }) {
  const t = useTranslations('withdrawals')
  const { draft, isSending, problem, setProblem, review, change, startAgain, declare } = useWithdrawal(
    t('noAnswer'),
  )
  const step = draft?.step ?? 'fill'
  return (
    <div className="grid gap-8">
      <div className="print:hidden">
        <Steps
          label={t('stepsLabel')}
          steps={[t('steps.fill'), t('steps.review'), t('steps.receipt')]}
          current={order.indexOf(step)}
        />
      </div>
      {step === 'fill' && (
        <WithdrawalFields problem={problem} answers={draft?.answers} onProblem={setProblem} onNext={review} />
      )}
      {draft?.step === 'review' && (
        <WithdrawalReview
          seller={seller}
          problem={problem}
          isSending={isSending}
          answers={draft.answers}
          onChange={change}
          onConfirm={() => void declare()}
        />
      )}
      {draft?.step === 'receipt' && (
        <WithdrawalReceipt
          seller={seller}
          answers={draft.answers}
          at={draft.at ?? 0}
          onAnother={startAgain}
        />
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
  seller: string
  answers: Answers
  /** In ms. */
  at: number
  onAnother: () => void
}

function WithdrawalReceipt({ seller, answers, at, onAnother }: WithdrawalReceiptProps) {
  const t = useTranslations('withdrawals')
  return (
    <section className="text-width grid gap-5">
      <FocusedHeading>{t('receiptTitle')}</FocusedHeading>
      <DeclaredList seller={seller} answers={answers} time={t('time', { date: exactDate(at) })} />
      <p className="wrap-anywhere">
        {isEmailAddress(answers.email) ? t('receiptText', { email: answers.email }) : t('receiptAlone')}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button tone="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button tone="quiet" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </section>
  )
}

interface WithdrawalReviewProps {
  seller: string
  answers: Answers
  problem: Problem | null
  isSending: boolean
  onChange: () => void
  onConfirm: () => void
}

/** One button, in the law's own words (§ 356a Abs. 3 BGB). */
function WithdrawalReview(props: WithdrawalReviewProps) {
  const { seller, answers, problem, isSending, onChange, onConfirm } = props
  const t = useTranslations('withdrawals')
  return (
    <section className="text-width grid gap-5">
      <FocusedHeading>{t('reviewTitle')}</FocusedHeading>
      <DeclaredList seller={seller} answers={answers} />
      {!isEmailAddress(answers.email) && <Notice tone="warning">{t('noMail')}</Notice>}
      <p>{t('reviewText')}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button busy={isSending ? t('confirming') : undefined} onClick={onConfirm}>
          {t('confirm')}
        </Button>
        <Button tone="quiet" onClick={isSending ? undefined : onChange}>
          {t('change')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSending ? t('confirming') : ''}
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
  seller: string
  answers: Answers
  /** Only once it is declared. */
  time?: string
}

function DeclaredList({ seller, answers, time }: DeclaredListProps) {
  const t = useTranslations('withdrawals')
  const { name, reference, email, text } = answers
  return (
    <div className="grid gap-5 border-y border-outline py-5">
      <p className="text-lg">{t('declaration')}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)]">
        <Fact term={t('to')} value={seller} />
        <Fact term={t('reference')} value={reference} />
        <Fact term={t('name')} value={name} />
        <Fact term={t('email')} value={email} />
        {text !== '' && <Fact term={t('text')} value={text} />}
        {time !== undefined && <Fact term={t('at')} value={time} />}
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
