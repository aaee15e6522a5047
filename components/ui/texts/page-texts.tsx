import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import pages from '@/messages/pages.json'
import { TextsProvider } from './texts-provider'

interface PageTextsProps {
  /** Its folder's address, e.g. `/admin/kunden/[customerKey]`. */
  page: keyof typeof pages
  children: ReactNode
}

/** Provides the texts of a page's client components, which `npm run texts` lists in messages/pages.json. */
export async function PageTexts({ page, children }: PageTextsProps) {
  return <TextsProvider messages={partOf(await getMessages(), pages[page])}>{children}</TextsProvider>
}

function partOf(tree: object, places: readonly string[], path = ''): object {
  const parts = Object.entries(tree).flatMap(([name, below]) => {
    const place = `${path}${name}`
    if (places.includes(place)) return [[name, below]]
    return places.some((other) => other.startsWith(`${place}.`))
      ? [[name, partOf(below, places, `${place}.`)]]
      : []
  })
  return Object.fromEntries(parts)
}
