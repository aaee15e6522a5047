'use client'

import { ShopLink } from '@/components/ui/shop-link'
import { useOwnOrder } from './use-own-order'

export function AdaptLink({ presetId, text }: { presetId: string; text: string }) {
  if (useOwnOrder(presetId) === null) return null
  return (
    <p className="border-t border-line text-sm">
      <ShopLink
        href={`/studio#preset=${presetId}`}
        className="inline-flex min-h-12 items-center font-medium text-link decoration-outline hover:text-accent"
      >
        {text}
      </ShopLink>
    </p>
  )
}
