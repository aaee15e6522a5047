import type { ReactNode } from 'react'

interface DisclosureListProps {
  items: readonly { title: string; content: ReactNode }[]
}

export function DisclosureList({ items }: DisclosureListProps) {
  return (
    <div className="disclosure-list lg:first:-mt-3.5">
      {items.map(({ title, content }) => (
        <details key={title}>
          <summary className="disclosure">{title}</summary>
          <div>{content}</div>
        </details>
      ))}
    </div>
  )
}
