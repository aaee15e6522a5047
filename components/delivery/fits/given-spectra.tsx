'use client'

import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { LOWEST } from '@/lib/audio/spectrum/levels'
import { thirds } from '@/lib/audio/spectrum/thirds'

interface GivenSpectraProps {
  /** dB by `thirds`. */
  sound: readonly number[]
  bed: readonly number[]
  /** The name of the one whose correction was heard. */
  headset?: string
}

export function GivenSpectra({ sound, bed, headset }: GivenSpectraProps) {
  const t = useTranslations('orders.gifts')
  return (
    <div className="grid max-w-xl grid-cols-1 gap-2 text-sm">
      <svg
        role="img"
        aria-label={t('picture')}
        viewBox={`0 0 ${thirds.length} ${-LOWEST}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-line"
      >
        <path d={outlineOf(bed)} className="curve-line text-muted" />
        <path d={outlineOf(sound)} className="curve-line text-accent" />
      </svg>
      <p className="flex flex-wrap gap-x-4">
        <Legend colour="text-accent">{t('sound')}</Legend>
        <Legend colour="text-muted">{t('bed')}</Legend>
        <span>{headset === undefined ? t('noHeadset') : t('headset', { name: headset })}</span>
      </p>
      <details>
        <summary className="disclosure min-h-11 py-2">{t('numbers')}</summary>
        <LevelTable sound={sound} bed={bed} />
      </details>
    </div>
  )
}

/** With a drawn patch, whose colour stays in forced colours. */
function Legend({ colour, children }: { colour: string; children: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${colour}`}>
      <svg aria-hidden="true" viewBox="0 0 1 1" className="size-3">
        <path d="M0 0h1v1H0z" fill="currentColor" className={colour} />
      </svg>
      {children}
    </span>
  )
}

function LevelTable({ sound, bed }: Pick<GivenSpectraProps, 'sound' | 'bed'>) {
  const t = useTranslations('orders.gifts')
  const numbers = 'number py-1 pl-3 text-right whitespace-nowrap'
  return (
    <table className="w-full">
      <caption className="sr-only">{t('numbers')}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-1 text-left font-medium">
            {t('band')}
          </th>
          {[t('sound'), t('bed')].map((title) => (
            <th key={title} scope="col" className="py-1 pl-3 text-right font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {thirds.map(({ centre }, third) => (
          <tr key={centre} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 text-left font-normal">
              {formatFrequency(Number(centre.toPrecision(3)))}
            </th>
            <td className={numbers}>{formatGain(sound[third] ?? LOWEST)}</td>
            <td className={numbers}>{formatGain(bed[third] ?? LOWEST)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A step for each third octave, down to silence. */
function outlineOf(levels: readonly number[]): string {
  const steps = levels.map((level, third) => `V${-level}H${third + 1}`).join('')
  return `M0 ${-LOWEST}${steps}V${-LOWEST}Z`
}
