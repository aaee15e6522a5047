import type { ReactNode } from 'react'

/** A term and what it stands for, in a `<dl>`. */
export function DeskFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="number whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
