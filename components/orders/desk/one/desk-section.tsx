import type { ReactNode } from 'react'

/** A part of an order's page; its heading takes the focus when what was pressed in it has gone. */
export function DeskSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <h2 id={id} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
