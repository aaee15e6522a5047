'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { forgetAtHand } from '@/lib/offline/list-at-hand'

export function ForgetAtHand({ texts }: { texts: { forget: string; forgotten: string } }) {
  const [isForgotten, setForgotten] = useState(false)

  const forget = async () => {
    await forgetAtHand()
    setForgotten(true)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button tone="secondary" onClick={() => void forget()}>
        {texts.forget}
      </Button>
      <p role="status">{isForgotten && texts.forgotten}</p>
    </div>
  )
}
