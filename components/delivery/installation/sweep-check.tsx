'use client'

import { useState, type ComponentType } from 'react'
import type { Track } from '@/components/audio/playing/track'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useStrength, useSystem } from './installation-choice'
import type { SweepPanelProps } from './sweep-panel'

interface SweepCheckProps {
  preset: Track
  /** `Leises lauter`, which only the file for Linux holds. */
  hasDynamics: boolean
  isOnly: boolean
}

/** The preset is loaded with the press. */
export function SweepCheck({ preset, hasDynamics, isOnly }: SweepCheckProps) {
  const t = useTranslations('orders.check')
  const sample = useTranslations('audio.sample')
  const [Panel, setPanel] = useState<ComponentType<SweepPanelProps>>()
  const [isLost, setIsLost] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const strength = useStrength(preset.id)
  const isCompressed = useSystem() === 'linux' && hasDynamics

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
        {isOnly ? t('title') : t('named', { name: preset.name })}
      </Button>
      {isOpen && Panel && (
        <Panel key={strength} preset={preset} strength={strength} isCompressed={isCompressed} />
      )}
      <p role="alert" className="text-sm font-semibold">
        {isLost && sample('notLoaded')}
      </p>
    </div>
  )
}
