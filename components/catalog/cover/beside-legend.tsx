import { useFormatter, useTranslations } from 'next-intl'
import { differenceBetween } from '@/lib/audio/difference'
import type { Preset } from '@/lib/catalog/schema'

interface BesideLegendProps {
  preset: Preset
  beside: Preset
}

export function BesideLegend({ preset, beside }: BesideLegendProps) {
  const t = useTranslations('catalog')
  const format = useFormatter()
  const difference = format.number(differenceBetween(preset.filters, beside.filters), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return t('beside', { name: beside.name, difference })
}
