'use client'

import { useTranslations } from '@/components/ui/texts/use-translations'
import { useOwnOrders } from '../cover/use-own-order'

export function OwnedOfBundle({ presets }: { presets: readonly { id: string; name: string }[] }) {
  const t = useTranslations('catalog.bundles')
  const orders = useOwnOrders()
  const owned = presets.filter(({ id }) => orders?.has(id))
  if (owned.length === 0) return null
  const names = owned.map(({ name }) => name).join(', ')
  return <p className="text-sm font-semibold">{t('owned', { names })}</p>
}
