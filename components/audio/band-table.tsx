import { useTranslations } from 'next-intl'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { formatFrequency, formatGain, formatQ } from './audio-format'
import { curvesBeside } from './strength/each-strength'
import { BandRows, type BandRow } from './band-rows'

interface BandTableProps {
  preset: { name: string; filters: readonly Filter[] }
  trackId?: string // follows its strength
}

export function BandTable({ preset: { name, filters }, trackId }: BandTableProps) {
  const t = useTranslations('audio')
  const curves = trackId === undefined ? [filters] : curvesBeside(trackId, filters)
  const rows = filters.map((filter, index): BandRow => {
    const gains = curves.flatMap((curve) => {
      const own = curve[index]
      return own && hasGain(own) ? [formatGain(own.gain)] : []
    })
    return {
      type: t(`types.${filter.type}`),
      frequency: formatFrequency(filter.fc),
      gains: gains.length > 0 ? gains : [t('noGain')],
      q: formatQ(filter.q),
    }
  })
  return (
    <table className="band-table">
      <caption className="sr-only">{t('bands', { name })}</caption>
      <thead>
        <tr>
          {[t('type'), t('frequency'), t('gain'), t('q')].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <BandRows trackId={trackId} rows={rows} />
      </tbody>
    </table>
  )
}
