import type { ReactNode } from 'react'

/** The facts that Art. 13 GDPR requires about each kind of processing. */
const names = {
  purpose: 'Zweck',
  basis: 'Rechtsgrundlage',
  recipients: 'Empfänger',
  period: 'Dauer',
} as const

export function LegalFacts(facts: Record<keyof typeof names, ReactNode>) {
  return (
    <dl className="my-5 text-sm">
      {(['purpose', 'basis', 'recipients', 'period'] as const).map((name) => (
        <div key={name} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[9rem_1fr]">
          <dt className="font-semibold">{names[name]}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
