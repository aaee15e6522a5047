import type { ReactNode } from 'react'

interface StatusPageProps {
  /** The HTTP status, for those who know it; left out where it explains nothing. */
  status?: number
  title: string
  text: string
  /** Where to go from here. */
  children: ReactNode
}

/** Says in place of a page why it is not shown. */
export function StatusPage({ status, title, text, children }: StatusPageProps) {
  return (
    <div className="page-width grid justify-items-start gap-5 py-20">
      {status !== undefined && <p className="eyebrow">{status}</p>}
      <h1 className="text-2xl">{title}</h1>
      <p className="text-width text-muted">{text}</p>
      <p className="flex flex-wrap gap-3">{children}</p>
    </div>
  )
}
