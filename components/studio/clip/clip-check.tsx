'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type * as Panel from './clip-panel'
import type { ClipPanelProps } from './clip-panel'

interface ClipCheckProps extends Omit<ClipPanelProps, 'isPressed'> {
  label: string
  children?: ReactNode
}

let loaded: typeof Panel | null = null

/** Its code and texts are loaded on the first press; open already for who comes back to a clip. */
export function ClipCheck({ label, children, ...props }: ClipCheckProps) {
  const t = useTranslations('ownPresets.clip')
  const [panel, setPanel] = useState(loaded?.hasClip() ? loaded : null)
  const [isPressed, setPressed] = useState(false)
  const [isLost, setLost] = useState(false)
  if (panel) return <panel.ClipPanel {...props} isPressed={isPressed} />
  const load = async () => {
    loaded = await import('./clip-panel').catch(() => null)
    setLost(!loaded)
    setPressed(true)
    setPanel(loaded)
  }
  return (
    <>
      <Button tone="secondary" className="justify-self-start" onClick={() => void load()}>
        {label}
      </Button>
      <p role="alert" className="font-semibold empty:hidden">
        {isLost && t('notLoaded')}
      </p>
      {children}
    </>
  )
}
