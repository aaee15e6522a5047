import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  return { title: t('notFoundTitle') }
}

/** Takes every address that no other page has, so that the answer is the shop's own 404 page. */
export default function UnknownPage(): never {
  notFound()
}
