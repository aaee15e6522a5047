'use client'

import { useOwnOrder } from '@/components/catalog/sleeve/use-own-order'
import { ShopLink } from '@/components/ui/shop-link'

interface OwnedStartProps {
  presetId: string
  begin: string
  toPreset: string
  /** Said of the link by those who do not see where it stands. */
  name: string
}

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** Begins with a preset for who has bought it, and leads everybody else to its page. */
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
