import type { ComponentProps } from 'react'

type Tone = 'info' | 'success' | 'warning' | 'danger'

const edges: Record<Tone, string> = {
  info: 'border-t-outline',
  success: 'border-t-success',
  warning: 'border-t-warning',
  danger: 'border-t-danger',
}

/** If it appears later, pass `role="status"` or `role="alert"`. */
export function Notice({ tone = 'info', ...props }: ComponentProps<'div'> & { tone?: Tone }) {
  return (
    <div
      {...props}
      className={`grid gap-2 border-t-2 border-b border-b-line ${edges[tone]} py-3 text-sm ${props.className ?? ''}`}
    />
  )
}
