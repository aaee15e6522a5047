import type { ReactNode } from 'react'

/** Parts of one kind, under its name. */
export function PartsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
