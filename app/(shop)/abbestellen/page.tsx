import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Unsubscribe } from '@/components/customer/unsubscribe'
import { subscriptionOf } from '@/lib/customer/unsubscribe'
import { unsubscribeLinkSchema } from '@/lib/mail/unsubscribe-link'
import { store } from '@/lib/store/open-store'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mail.unsubscribe')
  return { title: t('title'), robots: { index: false } }
}

export default async function UnsubscribePage({ searchParams }: PageProps<'/abbestellen'>) {
  const query = await searchParams
  const { data: link } = unsubscribeLinkSchema.safeParse(query)
  const kind = link ? await subscriptionOf(store(), link) : null
  const action = link && kind ? `/api/mails/unsubscribe?${String(new URLSearchParams(link))}` : null
  return <Unsubscribe subscription={kind && action !== null ? { kind, action } : null} state={query.stand} />
}
