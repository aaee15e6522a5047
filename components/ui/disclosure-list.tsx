import type { ReactNode } from 'react'

interface DisclosureListProps {
  items: readonly { title: string; content: ReactNode }[]
}

export function DisclosureList({ items }: DisclosureListProps) {
  return (
    <div className="divide-y divide-line border-b border-line lg:first:-mt-3.5">
      {items.map(({ title, content }) => (
        <details key={title}>
          <summary className="disclosure min-h-14 py-3">{title}</summary>
          <div className="text-width grid gap-3 pb-5 text-sm text-muted">{content}</div>
        </details>
      ))}
    </div>
  )
}
