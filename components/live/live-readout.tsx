'use client'

import type { ReactNode } from 'react'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { fillText } from '@/components/audio/fill-text'
import { formatLatency } from '@/lib/live/latency'
import type { LiveReading } from './live-session'
import type { LivePanelTexts } from './live-props'
import { useLiveReading } from './use-live'

/** Level, limiter, balance and latency as numbers. */
export function LiveReadout({ texts }: { texts: LivePanelTexts }) {
  const reading = useLiveReading()
  if (!reading) return null
  const { level, isLimited, latency, target } = reading
  const values: (readonly [string, ReactNode])[] = [
    [texts.level, Number.isFinite(level) ? `${formatGain(level)}FS` : texts.silence],
    [texts.limiter, isLimited ? texts.limits : texts.rests],
    [texts.balance, balanceIn(reading, texts)],
    ...(target
      ? ([
          [standsOutIn(target, texts), target.gain === null ? texts.measuring : formatGain(target.gain)],
        ] as const)
      : []),
    [texts.latency.own, formatLatency(latency.own)],
    [texts.latency.browser, formatLatency(latency.browser)],
    [texts.latency.output, latency.output === null ? texts.unknown : formatLatency(latency.output)],
    [texts.latency.rest, texts.latency.restOf],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr_auto_1fr]">
      {values.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What stands out, and where it lies. */
function standsOutIn({ name, from, to }: NonNullable<LiveReading['target']>, texts: LivePanelTexts): string {
  const [low, high] = [from, to].map((hertz) => formatFrequency(Number(hertz.toPrecision(2))))
  return fillText(texts.standsOut, { sound: name, from: low ?? '', to: high ?? '' })
}

/** Which sides are lowered to match loudness, and by how much. */
function balanceIn({ gains, sides }: LiveReading, texts: LivePanelTexts): string {
  if (!gains) return texts.measuring
  const lowered = sides.filter((side) => gains[side] < 1)
  const named = lowered.length > 0 ? lowered : (['after'] as const)
  return named.map((side) => `${texts[side]} ${formatGain(20 * Math.log10(gains[side]))}`).join(', ')
}
