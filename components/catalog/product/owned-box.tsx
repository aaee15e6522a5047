'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useOwnOrder } from '../cover/use-own-order'

interface OwnedBoxProps {
  presetId: string
  children: ReactNode
}

export function OwnedBox({ presetId, children }: OwnedBoxProps) {
  const t = useTranslations('catalog')
  const orderId = useOwnOrder(presetId)
  if (orderId === null) return children
  return (
    <>
      <p className="max-w-32 text-sm font-semibold">{t('owned')}</p>
      <ButtonLink href={`/bestellung/${orderId}`} className="max-md:px-3 md:min-w-60">
        {t('toFiles')}
      </ButtonLink>
    </>
  )
}
