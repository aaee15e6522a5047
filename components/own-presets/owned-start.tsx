'use client'

import { useOwnOrder } from '@/components/catalog/cover/use-own-order'
import { ShopLink } from '@/components/ui/shop-link'

interface OwnedStartProps {
  presetId: string
  begin: string
  toPreset: string
  name: string
}

const link = 'touch-link font-semibold'

/** Starts with a preset the visitor owns; otherwise links to its page. */
export function OwnedStart({ presetId, begin, toPreset, name }: OwnedStartProps) {
  const isOwn = useOwnOrder(presetId) !== null
  const ending = <span className="sr-only"> {name}</span>
  return isOwn ? (
    <a href={`#preset=${presetId}`} className={link}>
      {begin}
      {ending}
    </a>
  ) : (
    <ShopLink href={`/presets/${presetId}`} className={link}>
      {toPreset}
      {ending}
    </ShopLink>
  )
}
