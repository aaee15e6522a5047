import type { ReactNode } from 'react'

/** Facts under each other. */
export function PartnerFacts({ children }: { children: ReactNode }) {
  return <dl className="max-w-3xl border-t border-outline">{children}</dl>
}

export function PartnerFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 border-b border-line py-2.5 sm:grid-cols-[14rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
