import { useTranslations } from 'next-intl'
import { formatGain } from '@/components/audio/audio-format'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import { shownProminence } from '@/lib/catalog/figures/schema'
import type { Preset } from '@/lib/catalog/schema'

/** By how many dB a preset brings forward the sound that players listen for most. Renders nothing if that is unknown. */
export function CoverFigure({ preset }: { preset: Preset }) {
  const t = useTranslations('catalog.prominence')
  const [first] = figuresOf(preset)
  if (!first) return null
  const gain = formatGain(shownProminence(first).inBed)
  return (
    <p className="text-sm">
      {t.rich('cover', {
        sound: t(`sounds.${first.kind}`),
        gain,
        figure: (text) => <span className="number font-semibold whitespace-nowrap">{text}</span>,
      })}
    </p>
  )
}
