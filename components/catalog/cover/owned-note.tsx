'use client'

import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import type { OwnedTexts } from './catalog-texts'
import { useOwnOrder } from './use-own-order'

interface OwnedNoteProps {
  presetId: string
  texts: OwnedTexts
  children: ReactNode
}

export function OwnedNote({ presetId, texts, children }: OwnedNoteProps) {
  const orderId = useOwnOrder(presetId)
  if (orderId === null) return children
  return (
    <ShopLink href={`/bestellung/${orderId}`} className="relative z-10 grid min-h-11 content-end text-xs">
      {texts.owned} <span className="font-semibold text-link">{texts.toFiles}</span>
    </ShopLink>
  )
}
