import { useTranslations } from 'next-intl'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { formatFrequency, formatGain, formatQ } from '../audio-format'

export function BandTable({ preset }: { preset: { name: string; filters: readonly Filter[] } }) {
  const t = useTranslations('audio')
  const numbers = 'number py-2 pl-3 text-right whitespace-nowrap'
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('bands', { name: preset.name })}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-medium">
            {t('type')}
          </th>
          {[t('frequency'), t('gain'), t('q')].map((title) => (
            <th key={title} scope="col" className="py-2 pl-3 text-right font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preset.filters.map((filter, index) => (
          <tr key={index} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-left font-normal">
              {t(`types.${filter.type}`)}
            </th>
            <td className={numbers}>{formatFrequency(filter.fc)}</td>
            <td className={numbers}>{hasGain(filter) ? formatGain(filter.gain) : t('noGain')}</td>
            <td className={numbers}>{formatQ(filter.q)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
