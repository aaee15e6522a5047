import { getTranslations } from 'next-intl/server'
import { formatRange } from '@/components/audio/audio-format'
import { ShopLink } from '@/components/ui/shop-link'
import { figuresOf, type NamedFigures } from '@/lib/catalog/figures/figures-of'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'

/** A line and a bar for each preset: by how much its most important sound stands out, on one scale from 0 for all. */
export async function ProminenceBars({ presets }: { presets: readonly Preset[] }) {
  const t = await getTranslations('catalog.prominence')
  const rows = presets.flatMap((preset) => {
    const [figure] = figuresOf(preset)
    return figure ? [{ preset, figure }] : []
  })
  const ends = rows.flatMap(({ figure: { heldOut } }) => (heldOut ? [heldOut.from, heldOut.to] : []))
  const scale = { from: Math.min(0, ...ends), to: Math.max(1, ...ends) }
  return (
    <ul className="grid gap-4">
      {rows.map(({ preset, figure }) => (
        <li key={preset.id} className="grid gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <ShopLink href={presetPath(preset)} className="touch-link font-semibold">
              {preset.name}
            </ShopLink>
            <span>
              <span className="text-muted">{t(`sounds.${figure.kind}`)}</span>{' '}
              <span className="number">
                {figure.heldOut ? t('range', formatRange(figure.heldOut.from, figure.heldOut.to)) : t('open')}
              </span>
            </span>
          </p>
          <Bar range={figure.heldOut} scale={scale} />
        </li>
      ))}
    </ul>
  )
}

interface BarProps {
  range: NamedFigures['heldOut']
  /** dB at the ends of the drawing. */
  scale: { from: number; to: number }
}

/** dB below which a range would be drawn too thin to be seen. */
const THINNEST = 0.25

/** The line above says the same. */
function Bar({ range, scale }: BarProps) {
  const width = scale.to - scale.from
  return (
    <svg
      aria-hidden="true"
      viewBox={`${scale.from} 0 ${width} 1`}
      preserveAspectRatio="none"
      className="h-2 w-full text-accent"
    >
      <rect x={scale.from} width={width} height="1" className="fill-line" />
      {range && (
        <rect
          x={range.from}
          width={Math.max(THINNEST, range.to - range.from)}
          height="1"
          fill="currentColor"
        />
      )}
    </svg>
  )
}
