'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { TuningImport } from '@/components/studio/tuning/tuning-import'
import { useTuningFile } from '@/components/studio/tuning/use-tuning-file'
import { HeadsetField } from '@/components/headsets/headset-field'
import { headsetStore, useHeadset, type ChosenHeadset } from '@/components/headsets/headset-store'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { headsetName, tidyName, type Correction } from '@/lib/studio/own-curve'
import { DraftSection } from './draft/draft-section'
import { takeHeadset } from './draft/take-headset'
import { draftStore } from './draft/draft-store'

interface HeadsetCorrectionProps {
  correction: Correction | null
  children: ReactNode
}

export function HeadsetCorrection({ correction, children }: HeadsetCorrectionProps) {
  const t = useTranslations('ownPresets.correction')
  const file = useTuningFile()
  const frame = useRef<HTMLDivElement>(null)

  const { headset } = useHeadset()
  // The studio's sound already includes the correction.
  useEffect(() => headsetStore.lend(null), [])

  const follow = (chosen: ChosenHeadset | null) => {
    void takeHeadset(chosen)
    if (!chosen && headset && correction?.name === tidyName(headset.name))
      draftStore.change({ correction: null })
  }
  const remove = () => {
    draftStore.change({ correction: null })
    document.getElementById('korrektur')?.focus()
  }
  return (
    <DraftSection id="korrektur" title={t('title')}>
      <p className="text-width text-muted">{t('text')}</p>
      <HeadsetField isInline onChoose={follow} />
      {headset && correction?.name !== tidyName(headset.name) && (
        <Button tone="secondary" className="justify-self-start" onClick={() => void takeHeadset(headset)}>
          {t('take', { name: headset.name })}
        </Button>
      )}
      {children}
      <p role="status" className="sr-only">
        {correction && t('taken')}
      </p>
      {correction && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="wrap-anywhere">
            {t('loaded', { name: correction.name, count: correction.filters.length })}
          </span>
          <Button tone="quiet" onClick={remove}>
            {t('remove')}
          </Button>
        </p>
      )}
      <details className="border-y border-line">
        <summary className="disclosure min-h-12 py-2.5">{t('missing')}</summary>
        <div ref={frame} className="grid gap-4 pb-4">
          <p className="text-width text-sm text-muted">
            {t('upload')}{' '}
            <a href="https://autoeq.app/" rel="noreferrer" className="text-text text-link">
              {t('source')}
            </a>
          </p>
          <TuningImport
            {...file}
            words="ownPresets.correction.import"
            onTake={({ filters }, name) => {
              draftStore.change({ correction: { name: headsetName(name) || t('unnamed'), filters } })
            }}
          />
        </div>
      </details>
    </DraftSection>
  )
}
