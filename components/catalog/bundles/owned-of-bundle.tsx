'use client'

import { fillText } from '@/components/audio/fill-text'
import { useOwnOrders } from '../cover/use-own-order'

interface OwnedOfBundleProps {
  presets: readonly { id: string; name: string }[]
  /** The browser fills in `{names}`. */
  text: string
}

export function OwnedOfBundle({ presets, text }: OwnedOfBundleProps) {
  const orders = useOwnOrders()
  const owned = presets.filter(({ id }) => orders?.has(id))
  if (owned.length === 0) return null
  const names = owned.map(({ name }) => name).join(', ')
  return <p className="text-sm font-semibold">{fillText(text, { names })}</p>
}
