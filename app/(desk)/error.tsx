'use client'

import ErrorPage from '../(shop)/error'

export default function DeskErrorPage(props: { error: unknown; retry: () => void }) {
  return (
    <main id="inhalt" tabIndex={-1} className="grow">
      <ErrorPage {...props} />
    </main>
  )
}
