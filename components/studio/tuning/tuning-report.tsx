'use client'

import type { Tuning } from '@/lib/audio/tuning/tuning'
import { fillText, INAUDIBLE, sayDeviation } from '@/components/audio/fill-text'
import type { StudioTexts } from '../studio-texts'

interface TuningReportProps {
  name: string
  tuning: Tuning
  texts: StudioTexts['import']
}

/** Omissions that leave the file's curve as it is. */
const harmless: readonly string[] = ['off', 'case']

/** The contents of a file, its omissions, and the deviation from its curve. */
export function TuningReport({ name, tuning, texts }: TuningReportProps) {
  const { format, filters, dynamics, leftOut, deviation } = tuning
  const isWhole = leftOut.every(({ what }) => harmless.includes(what))
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {fillText(texts.recognised, { name, format: texts.formats[format], count: filters.length })}
      </p>
      <p>
        {deviation.max >= INAUDIBLE
          ? sayDeviation(deviation, isWhole ? texts.deviates : texts.deviatesPart)
          : isWhole
            ? texts.exact
            : texts.exactPart}
        {!isWhole && ` ${texts.missing}`}
      </p>
      {dynamics && <p>{texts.dynamics}</p>}
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
