'use client'

import { useRef, type ReactNode } from 'react'
import { fillText } from '@/components/studio/tuning/fill-text'
import { TuningImport } from '@/components/studio/tuning/tuning-import'
import { useTuningFile } from '@/components/studio/tuning/use-tuning-file'
import { Button } from '@/components/ui/button'
import { tidyName, type Correction } from '@/lib/studio/own-curve'
import type { OwnTexts } from './own-texts'
import { WorkSection } from './work/work-section'
import { workStore } from './work/work-store'

interface HeadsetCorrectionProps {
  correction: Correction | null
  texts: OwnTexts['correction']
  /** The sum of both curves. */
  children: ReactNode
}

/** Imports a headset's correction from an AutoEq file, and plays the preset with it. */
export function HeadsetCorrection({ correction, texts, children }: HeadsetCorrectionProps) {
  const file = useTuningFile()
  const frame = useRef<HTMLDivElement>(null)

  const remove = () => {
    workStore.change({ correction: null })
    frame.current?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <WorkSection id="korrektur" title={texts.title}>
      <p className="text-width text-muted">
        {texts.text}{' '}
        <a href="https://autoeq.app/" rel="noreferrer" className="text-text underline underline-offset-4">
          {texts.source}
        </a>
      </p>
      {children}
      <p role="status" className="sr-only">
        {correction && texts.taken}
      </p>
      {correction && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="wrap-anywhere">
            {fillText(texts.loaded, { name: correction.name, count: correction.filters.length })}
          </span>
          <Button tone="quiet" onClick={remove}>
            {texts.remove}
          </Button>
        </p>
      )}
      <div ref={frame}>
        <TuningImport
          {...file}
          texts={texts.import}
          onTake={({ filters }, name) => {
            workStore.change({ correction: { name: headsetName(name) || texts.unnamed, filters } })
          }}
        />
      </div>
    </WorkSection>
  )
}

/**
 * The headset in the name of an AutoEq file, e.g. `Sennheiser HD 650 ParametricEQ.txt`; '' if there is none.
 */
export function headsetName(file: string): string {
  return tidyName(file.replace(/\.\w{1,5}$/, '').replace(/[\s_-]*parametric[\s_-]*eq$/i, ''))
}
