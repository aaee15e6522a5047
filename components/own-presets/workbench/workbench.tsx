'use client'

import { useEffect, useRef, useMemo, memo } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Studio } from '@/components/studio/studio'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import type { Problem } from '@/lib/http/browser/call-api'
import { LONGEST_NAME, wholeOf, type Correction } from '@/lib/studio/own-curve'
import { HeadsetCorrection } from '../headset-correction'
import { SaveForm, KEEP_FORM } from '../save-form'
import { OwnFiles } from '../own-files'
import type { OwnTexts } from '../own-texts'
import { useSaving } from '../use-saving'
import { WordmarkField } from '../wordmark-field'
import type { DraftState, PresetDraft } from '../draft/preset-draft'
import { draftStore } from '../draft/draft-store'
import { ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { TextField } from '@/components/ui/fields/field'
import { curveFragment } from '@/lib/studio/curve-link'
import { DraftSection } from '../draft/draft-section'
import { OwnSoundControls } from '@/components/own-sound/own-sound-controls'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { loudestPoint } from '@/lib/audio/extremes'
import { preampOf } from '@/lib/audio/preamp'

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

/** The address contains the whole curve, so that sharing stores nothing. */
function ShareCurve({ work, texts }: { work: PresetDraft; texts: OwnTexts['share'] }) {
  const fragment = curveFragment(work)
  const address = `${location.origin}${location.pathname}#${fragment}`
  return (
    <DraftSection id="teilen" title={texts.title}>
      <p className="text-width text-muted">{work.base === null ? texts.text : texts.boughtText}</p>
      <div className="max-w-3xl">
        <TextField
          id="teilen-link"
          label={texts.label}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={address} texts={texts.copy} />
        <ButtonLink tone="secondary" href={`/hoertest#${fragment}`}>
          {texts.hearing}
        </ButtonLink>
      </div>
    </DraftSection>
  )
}

interface TryWithOwnSoundProps {
  curve: Pick<PresetDraft, 'filters' | 'correction' | 'dynamics'>
  texts: OwnTexts['live']
}

function TryWithOwnSound({ curve: { filters, correction, dynamics }, texts }: TryWithOwnSoundProps) {
  const tracks = useMemo(
    () => [
      {
        name: texts.title,
        filters: wholeOf({ filters, correction }),
        dynamics: dynamics ?? undefined,
        isWhole: true,
      },
    ],
    [texts, filters, correction, dynamics],
  )
  return (
    <DraftSection id="live-anhoeren" title={texts.title}>
      <OwnSoundControls tracks={tracks} />
    </DraftSection>
  )
}

interface CurveSumProps {
  filters: readonly Filter[]
  correction: Correction
  texts: OwnTexts['correction']
}

const CurveSum = memo(function CurveSum({ filters, correction, texts }: CurveSumProps) {
  const whole = wholeOf({ filters, correction })
  const each = [whole, filters, correction.filters]
  const [sum, own, headset] = each.map((one) => curveGeometry(one, 'large', each))
  const loudest = loudestPoint(whole)
  const summary = fillText(texts.sum, {
    gain: formatGain(loudest.gain),
    frequency: formatFrequency(Number(loudest.frequency.toPrecision(2))),
    preamp: formatGain(preampOf(whole)),
  })
  if (!sum || !own || !headset) return null
  return (
    <figure className="grid grid-cols-1 gap-2">
      <svg
        role="img"
        aria-label={fillText(texts.picture, { name: correction.name })}
        className="h-64 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 sm:h-80"
      >
        <CurveGrid gains={sum.gains} frequencies={sum.frequencies} />
        <svg viewBox={`0 0 ${sum.width} ${sum.height}`} preserveAspectRatio="none" width="100%" height="100%">
          <path d={own.path} className="studio-beside" />
          <path d={headset.path} className="studio-other" />
          <path d={sum.path} className="curve-line text-accent" />
        </svg>
      </svg>
      <figcaption className="grid gap-1 text-sm text-muted">
        <p>{fillText(texts.legend, { name: correction.name })}</p>
        <p role="status" className="number text-text">
          {summary}
        </p>
      </figcaption>
    </figure>
  )
})
