import { useTranslations } from 'next-intl'
import { formatGain } from '@/components/audio/audio-format'
import { SheetSection } from '@/components/ui/sheet-section'
import { heardOf } from '@/lib/catalog/catalog'
import type { HeardFigures } from '@/lib/catalog/heard-counts'
import type { Preset } from '@/lib/catalog/schema'

/** dB on either side of 0 that are drawn at least. */
const LEAST_RANGE = 6

/** Published listening test results of a preset, good or bad; nothing until enough people have added theirs. */
export function PresetHeard({ preset }: { preset: Pick<Preset, 'id' | 'version'> }) {
  const t = useTranslations('listeningResults')
  const figures = heardOf(preset.id)
  if (!figures) return null
  const { people, buyers, median, margin, low, high } = figures
  const spread = formatGain(margin).replace('+', '')
  const said = { median: formatGain(median), people, spread }
  return (
    <SheetSection id="gemessen" title={t('title')}>
      <div className="grid gap-6">
        <p className="text-lg">
          {t('figures', said)}{' '}
          <span className="text-muted">
            {t('people', { low: formatGain(low), high: formatGain(high), buyers })}
          </span>
        </p>
        <Spread figures={figures} />
        <div className="text-width grid gap-2 text-sm text-muted">
          <p>{t('meaning')}</p>
          <p>{t('checked')}</p>
          {preset.version > 1 && <p>{t('versions')}</p>}
          <p>
            <a href="/hoertest/daten.csv" download className="row-link text-accent">
              {t('data')}
            </a>
          </p>
        </div>
      </div>
    </SheetSection>
  )
}

/** The middle half as a bar and the median as a line, on a scale around 0 dB. */
function Spread({ figures: { median, low, high } }: { figures: HeardFigures }) {
  const t = useTranslations('listeningResults')
  const range = Math.ceil(Math.max(LEAST_RANGE, ...[low, high].map((dB) => Math.abs(dB) + 1)))
  const place = (dB: number) => `${50 + (50 * dB) / range}%`
  const [from, zero, to] = [formatGain(-range), formatGain(0), formatGain(range)]
  const said = { from, to, low: formatGain(low), high: formatGain(high), median: formatGain(median) }
  return (
    <div className="grid gap-1">
      <svg role="img" aria-label={t('picture', said)} className="h-14 w-full overflow-visible">
        <line x1="0" x2="100%" y1="28" y2="28" className="stroke-outline" />
        <line x1="50%" x2="50%" y1="0" y2="56" className="stroke-outline" strokeDasharray="3 3" />
        <rect
          x={place(low)}
          y="14"
          width={`${(50 * (high - low)) / range}%`}
          height="28"
          className="fill-accent"
          opacity="0.45"
        />
        <line x1={place(median)} x2={place(median)} y1="6" y2="50" className="stroke-text" strokeWidth="4" />
      </svg>
      <p aria-hidden="true" className="number flex justify-between text-sm text-muted">
        <span>{from}</span>
        <span>{zero}</span>
        <span>{to}</span>
      </p>
    </div>
  )
}
