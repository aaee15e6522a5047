'use client'

import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useOwnOrder } from './use-own-order'

interface OwnedNoteProps {
  presetId: string
  children: ReactNode
}

export function OwnedNote({ presetId, children }: OwnedNoteProps) {
  const t = useTranslations('catalog')
  const orderId = useOwnOrder(presetId)
  if (orderId === null) return children
  return (
    <ShopLink href={`/bestellung/${orderId}`} className="relative z-10 grid min-h-11 content-end text-xs">
      {t('owned')} <span className="font-semibold text-link">{t('toFiles')}</span>
    </ShopLink>
  )
}
