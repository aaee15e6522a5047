'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import type { OwnedTexts } from '../sleeve/card-texts'
import { useOwnOrder } from '../sleeve/use-own-order'

interface OwnedBoxProps {
  presetId: string
  texts: OwnedTexts
  /** Price and button, for everybody else. */
  children: ReactNode
}

/** Tells on the product page whoever has bought the preset, and leads to its files. */
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
