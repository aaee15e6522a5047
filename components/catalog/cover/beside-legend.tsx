import { getFormatter, getTranslations } from 'next-intl/server'
import { differenceBetween } from '@/lib/audio/difference'
import type { Preset } from '@/lib/catalog/schema'

interface BesideLegendProps {
  preset: Preset
  beside: Preset
}

export async function BesideLegend({ preset, beside }: BesideLegendProps) {
  const t = await getTranslations('catalog')
  const format = await getFormatter()
  const difference = format.number(differenceBetween(preset.filters, beside.filters), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return t('beside', { name: beside.name, difference })
}
