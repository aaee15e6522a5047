import { getFormatter, getTranslations } from 'next-intl/server'
import { BandTable } from '@/components/audio/curve/band-table'
import { CurveDrawing } from '@/components/audio/curve/curve-drawing'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { paletteStyle } from '@/components/audio/playing/track'
import type { Preset } from '@/lib/catalog/schema'
import { FlipCard } from './flip-card'

interface OwnedCoverProps {
  /** The preset in its current version, which may be newer than the bought one. */
  preset: Pick<Preset, 'name' | 'game' | 'filters' | 'version'>
  /** Time of purchase in ms. */
  at: number
  /** Identifies this copy. */
  serial: string
}

/** A bought preset as a numbered cover, with its filters on the back. */
export async function OwnedCover({ preset, at, serial }: OwnedCoverProps) {
  const t = await getTranslations('orders.cover')
  const format = await getFormatter()
  const style = paletteStyle(preset.filters)
  const print = (
    <dl className="number grid grid-cols-[auto_auto_1fr] gap-4 text-xs">
      <Fact term={t('version')} value={`v${preset.version}`} />
      <Fact term={t('date')} value={format.dateTime(at, { dateStyle: 'medium' })} />
      <Fact term={t('serial')} value={serial} />
    </dl>
  )
  const front = (
    <div className="palette cover max-w-104" style={style}>
      <div>
        <p className="text-sm font-medium">{preset.game}</p>
        <p role="img" aria-label={preset.name}>
          <ShapedName name={preset.name} filters={preset.filters} fit="width" />
        </p>
      </div>
      <CurveDrawing preset={preset} variant="small" className="cover-stage size-full" />
      {print}
    </div>
  )
  const back = (
    <div className="palette cover max-w-104" style={style}>
      <p className="text-sm font-medium">{preset.name}</p>
      <BandTable preset={preset} />
      {print}
    </div>
  )
  return <FlipCard front={front} back={back} />
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt>{term}</dt>
      <dd className="font-semibold break-words">{value}</dd>
    </div>
  )
}
