import { isEmailAddress } from '@/lib/core/text/email-address'
import { Button } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { Notice } from '@/components/ui/notice'
import type { Problem } from '@/lib/http/browser/call-api'
import type { Answers } from '@/lib/withdrawals/declaration'
import { DeclaredList } from './declared-list'
import type { WithdrawalTexts } from './withdrawal-texts'

interface WithdrawalReviewProps {
  texts: WithdrawalTexts
  answers: Answers
  problem: Problem | null
  isSending: boolean
  onChange: () => void
  onConfirm: () => void
}

/** One button, in the law's own words (§ 356a Abs. 3 BGB). */
export function WithdrawalReview(props: WithdrawalReviewProps) {
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
