import { fillText } from '@/components/audio/fill-text'
import { isEmailAddress } from '@/lib/core/text/email-address'
import { Button } from '@/components/ui/button'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { exactDate, type Answers } from '@/lib/withdrawals/declaration'
import { DeclaredList } from './declared-list'
import type { WithdrawalTexts } from './withdrawal-texts'

interface WithdrawalReceiptProps {
  texts: WithdrawalTexts
  answers: Answers
  /** Time of the declaration in ms. */
  at: number
  onAnother: () => void
}

/** The confirmation of a withdrawal with its time and content, to print. */
export function WithdrawalReceipt({ texts, answers, at, onAnother }: WithdrawalReceiptProps) {
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
