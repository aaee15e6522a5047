'use client'

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type * as FieldPart from './headset-field'
import { wasChosen } from './worn-everywhere'

/** Its code is loaded on the first press, or at once if a headset was chosen on an earlier visit. */
export function HeadsetOpener() {
  const t = useTranslations('headsets.field')
  const [part, setPart] = useState<typeof FieldPart | null>(null)
  const [isLost, setLost] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)

  useEffect(() => {
    // Without a network, the button stays.
    if (wasChosen()) void import('./headset-field').then(setPart, () => {})
  }, [])
  useEffect(() => {
    if (part && wasPressed.current) frame.current?.querySelector('input')?.focus()
  }, [part])

  const open = () => {
    wasPressed.current = true
    setLost(false)
    void import('./headset-field').then(setPart, () => setLost(true))
  }
  return (
    <div ref={frame} className="headset-opener">
      {part ? (
        <part.HeadsetField />
      ) : (
        <button type="button" onClick={open}>
          {t('open')}
        </button>
      )}
      <p role="alert" className="text-sm font-semibold empty:hidden">
        {isLost && t('noAnswer')}
      </p>
    </div>
  )
}
