'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { forgetAtHand } from '@/lib/offline/list-at-hand'

export function ForgetAtHand() {
  const t = useTranslations('offline')
  const [isForgotten, setForgotten] = useState(false)

  const forget = async () => {
    await forgetAtHand()
    setForgotten(true)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button tone="secondary" onClick={() => void forget()}>
        {t('forget')}
      </Button>
      <p role="status">{isForgotten && t('forgotten')}</p>
    </div>
  )
}
