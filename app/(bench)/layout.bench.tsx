import type { ReactNode } from 'react'

/** The root of the empty page that `npm run bench` compares with; no part of the shop's own build. */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  )
}
