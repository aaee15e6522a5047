import { useTranslations } from 'next-intl'
import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import { presetAddress } from '@/components/catalog/desk/preset-query'
import { customerAddress } from '@/components/desk/desk-pages'
import { orderAddress, ordersQuery } from '@/components/orders/desk/order-query'
import { formatCents } from '@/lib/core/money'
import type { DeskHits } from '@/lib/admin/search-schema'

interface HitGroup {
  title: string
  hits: { href: string; name: string; detail: string }[]
}

export function useHitGroups(found: DeskHits | 'failed' | undefined): HitGroup[] {
  const t = useTranslations('admin.search')
  const state = useTranslations('orders.states')
  if (found === undefined || found === 'failed') return []
  const groups = [
    {
      title: t('kinds.orders'),
      hits: found.orders.map(({ id, reference, email, total, status }) => ({
        href: orderAddress(id),
        name: reference,
        detail: [state(status), formatCents(total), email].filter(Boolean).join(' · '),
      })),
    },
    {
      title: t('kinds.people'),
      hits: found.people.map(({ key, email, name, hasAccount }) => ({
        href: customerAddress(key),
        name: name || email,
        detail: [name && email, hasAccount ? t('account') : t('guest')].filter(Boolean).join(' · '),
      })),
    },
    {
      title: t('kinds.partners'),
      hits: found.partners.map(({ uid, name, code }) => ({
        href: partnerAddress(uid),
        name: name || code || uid,
        detail: name && code,
      })),
    },
    {
      title: t('kinds.presets'),
      hits: found.presets.map(({ id, name, game }) => ({ href: presetAddress(id), name, detail: game })),
    },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

export function ordersOf(search: string): string {
  return ordersQuery.address({ search })
}
