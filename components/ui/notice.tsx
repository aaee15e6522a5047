import type { ComponentProps } from 'react'

type Tone = 'info' | 'success' | 'warning' | 'danger'

const edges: Record<Tone, string> = {
  info: 'border-l-outline',
  success: 'border-l-success',
  warning: 'border-l-warning',
  danger: 'border-l-danger',
}

/** A message that stands out from the page. For one that appears later, pass `role="status"` or `role="alert"`. */
export function Notice({ tone = 'info', ...props }: ComponentProps<'div'> & { tone?: Tone }) {
  return (
    <div
      {...props}
      className={`grid gap-2 rounded-field border border-l-4 border-line ${edges[tone]} bg-surface px-4 py-3.5 text-sm ${props.className ?? ''}`}
    />
  )
}
