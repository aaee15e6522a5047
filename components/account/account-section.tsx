import type { ReactNode } from 'react'

interface AccountSectionProps {
  id: string
  title: string
  /** Says that what the section shows is fixed for now. */
  preview?: string
  children: ReactNode
}

/** A titled part of the account page. */
export function AccountSection({ id, title, preview, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-5 card p-5 sm:p-6">
      <h2 id={id} className="flex flex-wrap items-center gap-3 text-xl">
        {title}
        {preview !== undefined && (
          <span className="rounded-full border border-outline px-2.5 py-0.5 text-xs font-semibold text-muted">
            {preview}
          </span>
        )}
      </h2>
      {children}
    </section>
  )
}

/** A term and what it stands for, in a `<dl>`. */
export function AccountFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="flex flex-wrap items-center gap-3 break-words">{children}</dd>
    </div>
  )
}
