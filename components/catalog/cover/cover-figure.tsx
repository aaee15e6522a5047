import { getTranslations } from 'next-intl/server'
import { formatRange } from '@/components/audio/audio-format'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import type { Preset } from '@/lib/catalog/schema'

export async function CoverFigure({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog.prominence')
  const first = figuresOf(preset).find(({ heldOut }) => heldOut)
  if (!first?.heldOut) return null
  const { from, to } = first.heldOut
  return (
    <p className="text-sm">
      {t.rich('cover', {
        sound: t(`sounds.${first.kind}`),
        ...formatRange(from, to),
        figure: (text) => <span className="number font-semibold whitespace-nowrap">{text}</span>,
      })}
    </p>
  )
}
