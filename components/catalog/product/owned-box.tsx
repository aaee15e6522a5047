'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import type { OwnedTexts } from '../cover/catalog-texts'
import { useOwnOrder } from '../cover/use-own-order'

interface OwnedBoxProps {
  presetId: string
  texts: OwnedTexts
  children: ReactNode
}

export function OwnedBox({ presetId, texts, children }: OwnedBoxProps) {
  const orderId = useOwnOrder(presetId)
  if (orderId === null) return children
  return (
    <>
      <p className="max-w-32 text-sm font-semibold">{texts.owned}</p>
      <ButtonLink href={`/bestellung/${orderId}`} className="max-md:px-3 md:min-w-60">
        {texts.toFiles}
      </ButtonLink>
    </>
  )
}
