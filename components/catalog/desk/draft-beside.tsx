import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { paletteStyle } from '@/components/audio/playing/track'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Draft } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/core/money'

interface DraftBesideProps {
  draft: Draft
  /** In cents; null before there is one. */
  price: number | null
}

export function DraftBeside({ draft: { name, game, tagline, filters }, price }: DraftBesideProps) {
  const t = useTranslations('admin.presets.editor')
  const { width, height, path, zero } = curveGeometry(filters, 'small')
  return (
    <section
      aria-labelledby="preset-beside"
      className="grid max-w-md min-w-0 content-start gap-3 self-start xl:sticky xl:top-24"
    >
      <h2 id="preset-beside" className="text-xl">
        {t('beside')}
      </h2>
      <div className="palette cover" style={paletteStyle(filters)}>
        <div className="grid gap-1">
          <p className="min-h-5 text-sm font-medium wrap-anywhere">{game}</p>
          {name.trim() !== '' && <ShapedName name={name} filters={filters} fit="width" />}
        </div>
        <div className="cover-stage">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            <path d={`M0 ${zero}H${width}`} className="curve-grid stroke-current opacity-40" />
            <path d={path} className="curve-line" />
          </svg>
        </div>
        <div className="grid gap-1">
          <p className="min-h-5 text-sm wrap-anywhere">{tagline}</p>
          {price !== null && <p className="number text-lg font-semibold">{formatCents(price)}</p>}
        </div>
      </div>
      <p className="text-sm text-muted">{t('besideText')}</p>
    </section>
  )
}
