import type { ReactNode } from 'react'

/** The layout of the empty page for `npm run bench`; not part of the shop's build. */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  )
}
