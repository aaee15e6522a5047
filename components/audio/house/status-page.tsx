import type { ReactNode } from 'react'
import { HouseBand } from './house-band'

interface StatusPageProps {
  status?: number
  /** A node, so that the error page, which every page loads, does not include the letter widths. */
  brand?: ReactNode
  title: string
  text: string
  children: ReactNode
}

/** In even letters over a flat curve, because nothing plays but the shop's name. */
export function StatusPage({ status, brand, title, text, children }: StatusPageProps) {
  return (
    <>
      <HouseBand>
        <div className="page-width grid gap-2 pt-10 pb-6 sm:pt-16 sm:pb-10">
          {brand}
          {status !== undefined && <p className="number text-sm font-medium">{status}</p>}
          <h1 className="even-title">{title}</h1>
        </div>
      </HouseBand>
      <div className="page-width grid justify-items-start gap-5 py-10 sm:py-14">
        <p className="text-width text-lg">{text}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </>
  )
}
