'use client'

import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import type { Tuning } from '@/lib/audio/tuning/tuning'
import { fillText } from './fill-text'
import { useStudio } from './use-studio'

/** dB that nobody hears: filters that were only rounded. */
const INAUDIBLE = 0.1

/** What was found in a file, what of it is left out, and how far the filters are from its curve. */
export function TuningReport({ name, tuning }: { name: string; tuning: Tuning }) {
  const texts = useStudio().texts.import
  const { format, filters, leftOut, deviation } = tuning
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {fillText(texts.recognised, { name, format: texts.formats[format], count: filters.length })}
      </p>
      <p>{deviation.max < INAUDIBLE ? texts.exact : describeDeviation(tuning, texts.deviates)}</p>
      {leftOut.length > 0 && (
        <ul className="list-disc pl-5">
          {leftOut.map(({ what, values }, index) => (
            <li key={index}>{fillText(texts.leftOut[what], values)}</li>
          ))}
        </ul>
      )}
      <p className="text-muted">{texts.compare}</p>
    </>
  )
}

function describeDeviation({ deviation: { max, rms, at } }: Tuning, text: string): string {
  const size = (decibels: number) => formatGain(decibels).replace('+', '')
  return fillText(text, { max: size(max), rms: size(rms), frequency: formatFrequency(at) })
}
