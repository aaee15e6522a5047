import type { ReactNode } from 'react'

interface StatusPageProps {
  /** The HTTP status, where it explains something. */
  status?: number
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** Takes the place of a page and says why. */
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
