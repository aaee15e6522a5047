'use client'

import { useEffect, useRef } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Studio } from '@/components/studio/studio'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import type { Problem } from '@/lib/http/browser/call-api'
import { LONGEST_NAME } from '@/lib/studio/own-curve'
import { CurveSum } from '../curve-sum'
import { HeadsetCorrection } from '../headset-correction'
import { SaveForm, KEEP_FORM } from '../save-form'
import { OwnFiles } from '../own-files'
import { TryWithOwnSound } from '../try-with-own-sound'
import type { OwnTexts } from '../own-texts'
import { ShareCurve } from '../share-curve'
import { useSaving } from '../use-saving'
import { WordmarkField } from '../wordmark-field'
import type { DraftState } from '../draft/preset-draft'
import { draftStore } from '../draft/draft-store'

const none: readonly Filter[] = []
const takeSound = (filters: readonly Filter[], dynamics: Dynamics | null) =>
  draftStore.change({ filters, dynamics })

export function Workbench({ state, texts }: { state: DraftState; texts: OwnTexts }) {
  const { work } = state
  const { correction } = work
  const keeping = useSaving()
  return (
    <section aria-labelledby="bearbeiten" className="grid grid-cols-1 gap-10">
      <Studio
        filters={work.filters}
        dynamics={work.dynamics ?? null}
        texts={texts.studio}
        beside={correction?.filters ?? none}
        besideName={correction ? fillText(texts.correction.inLegend, { name: correction.name }) : ''}
        head={<DraftHead state={state} problem={keeping.problem} texts={texts} />}
        onChange={takeSound}
      />
      <div className="page-width grid grid-cols-1 gap-10">
        <SaveForm state={state} keeping={keeping} texts={texts.keep} />
        <HeadsetCorrection correction={correction} texts={texts.correction}>
          {correction && <CurveSum filters={work.filters} correction={correction} texts={texts.correction} />}
        </HeadsetCorrection>
        <TryWithOwnSound curve={work} texts={texts.live} />
        <OwnFiles work={work} texts={texts.files} />
        <ShareCurve work={work} texts={texts.share} />
      </div>
    </section>
  )
}

interface DraftHeadProps {
  state: DraftState
  problem: Problem | null
  texts: OwnTexts
}

function DraftHead({ state: { work, opened, before }, problem, texts }: DraftHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed link is gone or far away. After a reload nothing was pressed.
  useEffect(() => {
    if (opened > 0) heading.current?.focus()
  }, [opened])
  return (
    <div className="page-width studio-head">
      <div className="studio-line">
        <h1 className="text-sm">{texts.heading}</h1>
        <h2 id="bearbeiten" ref={heading} tabIndex={-1} className="sr-only">
          {texts.workTitle}
        </h2>
        {before && (
          <button type="button" onClick={() => draftStore.open(before, true)} className="studio-back">
            {texts.goBack}
          </button>
        )}
      </div>
      <WordmarkField
        id="eigenes-name"
        name="name"
        form={KEEP_FORM}
        label={texts.keep.name}
        value={work.name}
        filters={work.filters}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        error={problem?.fields.name}
        onChange={({ currentTarget }) => draftStore.change({ name: currentTarget.value })}
      />
    </div>
  )
}
