import type { ReactNode } from 'react'

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="max-w-3xl border-t border-outline">{children}</dl>
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 border-b border-line py-2.5 sm:grid-cols-[14rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

export function DeskFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="number whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
