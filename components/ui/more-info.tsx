import type { ReactNode } from 'react'

interface MoreInfoProps {
  /** The topic, for users who cannot see what the `i` is next to. */
  label: string
  children: ReactNode
}

/** Details behind an `i` button; works without scripts. */
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
