import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

export function EmptyState({ title, text, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-line py-8">
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="text-width text-muted">{text}</p>}
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
