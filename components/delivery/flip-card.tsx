'use client'

import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'

interface FlipCardProps {
  front: ReactNode
  back: ReactNode
}

/** The hidden side can be neither focused nor read. */
export function FlipCard({ front, back }: FlipCardProps) {
  const t = useTranslations('orders.cover')
  const [isTurned, setIsTurned] = useState(false)
  return (
    <div className="grid gap-3">
      <div className="flip-card" data-turned={isTurned || undefined}>
        <div inert={isTurned}>{front}</div>
        <div inert={!isTurned}>{back}</div>
      </div>
      <button
        type="button"
        onClick={() => setIsTurned(!isTurned)}
        className="button button-quiet -mx-3 justify-self-start print:hidden"
      >
        {isTurned ? t('toFront') : t('toBack')}
      </button>
    </div>
  )
}
