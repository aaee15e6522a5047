import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import pages from '@/messages/pages.json'
import { compiledTexts } from './compiled-texts'
import { TextsProvider } from './texts-provider'

interface PageTextsProps {
  /** Its folder's address, e.g. `/admin/kunden/[customerKey]`, or the folder of a layout, e.g. `(shop)`. */
  page: keyof typeof pages
  children: ReactNode
}

const compiled = new Map<string, object>()

/** Provides the texts of client components, which `npm run texts` lists in messages/pages.json. */
export async function PageTexts({ page, children }: PageTextsProps) {
  const texts = compiled.get(page) ?? compiledTexts(await getMessages(), pages[page])
  compiled.set(page, texts)
  return <TextsProvider messages={texts}>{children}</TextsProvider>
}
