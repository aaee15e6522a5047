'use client'

import { Steps } from '@/components/ui/steps'
import { useWithdrawal } from './use-withdrawal'
import { WithdrawalFields } from './withdrawal-fields'
import { WithdrawalReceipt } from './withdrawal-receipt'
import { WithdrawalReview } from './withdrawal-review'
import type { WithdrawalTexts } from './withdrawal-texts'

const order = ['fill', 'review', 'receipt'] as const

/** A withdrawal in three steps: filling in, declaring, and the receipt (§ 356a BGB). */
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
          {...{ texts, problem }}
          answers={draft?.answers}
          onProblem={setProblem}
          onNext={review}
        />
      )}
      {draft?.step === 'review' && (
        <WithdrawalReview
          {...{ texts, problem, isSending }}
          answers={draft.answers}
          onChange={change}
          onConfirm={() => void declare()}
        />
      )}
      {draft?.step === 'receipt' && (
        <WithdrawalReceipt {...{ texts }} answers={draft.answers} at={draft.at ?? 0} onAnother={startAgain} />
      )}
    </div>
  )
}
