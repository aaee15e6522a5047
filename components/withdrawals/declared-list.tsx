import type { Answers } from '@/lib/withdrawals/declaration'
import type { WithdrawalTexts } from './withdrawal-texts'

interface DeclaredListProps {
  texts: WithdrawalTexts
  answers: Answers
  /** Only once it is declared. */
  time?: string
}

export function DeclaredList({ texts, answers, time }: DeclaredListProps) {
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
