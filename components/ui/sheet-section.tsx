import type { ReactNode } from 'react'

interface SheetSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function SheetSection({ id, title, children }: SheetSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className="page-width last:[&>div]:pb-0">
      <div className="grid gap-x-12 gap-y-6 border-t border-outline pt-6 pb-14 lg:grid-cols-[1fr_2fr] lg:pb-20">
        <h2 id={`${id}-titel`} className="text-xl">
          {title}
        </h2>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
