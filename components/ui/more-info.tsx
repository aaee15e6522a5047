import type { ReactNode } from 'react'

interface MoreInfoProps {
  /** For those who cannot see what the `i` is next to. */
  label: string
  children: ReactNode
}

export function MoreInfo({ label, children }: MoreInfoProps) {
  return (
    <details className="more-info">
      <summary aria-label={label}>
        <span aria-hidden="true">i</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
