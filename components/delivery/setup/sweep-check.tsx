'use client'

import { useState, type ComponentType } from 'react'
import type { Track } from '@/components/audio/playing/track'
import { Button } from '@/components/ui/button'
import { useStrength } from './setup-choice'
import type { SweepPanelProps, SweepTexts } from './sweep-panel'

interface SweepCheckProps {
  preset: Track
  /** On the button. */
  label: string
  texts: SweepTexts
}

/** Opens the test of a preset, which is loaded with the press. */
export function SweepCheck({ preset, label, texts }: SweepCheckProps) {
  const [Panel, setPanel] = useState<ComponentType<SweepPanelProps>>()
  const [isLost, setIsLost] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const strength = useStrength(preset.id)

  const press = async () => {
    setIsOpen(!isOpen)
    setIsLost(false)
    if (Panel) return
    try {
      const { SweepPanel } = await import('./sweep-panel')
      setPanel(() => SweepPanel)
    } catch {
      setIsLost(true)
      setIsOpen(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button tone="secondary" aria-expanded={isOpen} onClick={() => void press()}>
        {label}
      </Button>
      {isOpen && Panel && <Panel key={strength} preset={preset} strength={strength} texts={texts} />}
      <p role="alert" className="text-sm font-semibold">
        {isLost && texts.notLoaded}
      </p>
    </div>
  )
}
