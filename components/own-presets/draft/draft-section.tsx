import type { ReactNode } from 'react'

/** Out of view it is not rendered, so that it does not slow a drag. */
export function DraftSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="rendered-in-view isolate grid grid-cols-1 gap-4 border-t border-outline pt-6"
    >
      <h2 id={id} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
