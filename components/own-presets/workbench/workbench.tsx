'use client'

import { useEffect, useRef, useMemo, memo } from 'react'
import type { NamedScene } from '@/components/audio/playing/named-scenes'
import { Studio } from '@/components/studio/studio'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import type { Problem } from '@/lib/http/browser/call-api'
import { LONGEST_NAME, wholeOf, type Correction } from '@/lib/studio/own-curve'
import texts from '@/messages/parts/workbench.json'
import { HeadsetCorrection } from '../headset-correction'
import { SaveForm, KEEP_FORM } from '../save-form'
import { OwnFiles } from '../own-files'
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

interface WorkbenchProps {
  state: DraftState
  scenes: readonly NamedScene[]
}

export function Workbench(props: WorkbenchProps) {
  return (
    <TextsProvider messages={texts}>
      <Tools {...props} />
    </TextsProvider>
  )
}

function Tools({ state, scenes }: WorkbenchProps) {
  const t = useTranslations('ownPresets.correction')
  const { work } = state
  const { correction } = work
  const keeping = useSaving()
  return (
    <section aria-labelledby="bearbeiten" className="grid grid-cols-1 gap-10">
      <Studio
        filters={work.filters}
        dynamics={work.dynamics ?? null}
        scenes={scenes}
        beside={correction?.filters ?? none}
        besideName={correction ? t('inLegend', { name: correction.name }) : ''}
        head={<DraftHead state={state} problem={keeping.problem} />}
        onChange={takeSound}
      />
      <div className="page-width grid grid-cols-1 gap-10">
        <SaveForm state={state} keeping={keeping} />
        <HeadsetCorrection correction={correction}>
          {correction && <CurveSum filters={work.filters} correction={correction} />}
        </HeadsetCorrection>
        <TryWithOwnSound curve={work} />
        <OwnFiles work={work} />
        <ShareCurve work={work} />
      </div>
    </section>
  )
}

interface DraftHeadProps {
  state: DraftState
  problem: Problem | null
}

function DraftHead({ state: { work, opened, before }, problem }: DraftHeadProps) {
  const t = useTranslations('ownPresets')
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed link is gone or far away. After a reload nothing was pressed.
  useEffect(() => {
    if (opened > 0) heading.current?.focus()
  }, [opened])
  return (
    <div className="page-width studio-head">
      <div className="studio-line">
        <h1 className="text-sm">{t('heading')}</h1>
        <h2 id="bearbeiten" ref={heading} tabIndex={-1} className="sr-only">
          {t('workTitle')}
        </h2>
        {before && (
          <button type="button" onClick={() => draftStore.open(before, true)} className="studio-back">
            {t('goBack')}
          </button>
        )}
      </div>
      <WordmarkField
        id="eigenes-name"
        name="name"
        form={KEEP_FORM}
        label={t('keep.name')}
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
function ShareCurve({ work }: { work: PresetDraft }) {
  const t = useTranslations('ownPresets.share')
  const fragment = curveFragment(work)
  const address = `${location.origin}${location.pathname}#${fragment}`
  return (
    <DraftSection id="teilen" title={t('title')}>
      <p className="text-width text-muted">{work.base === null ? t('text') : t('boughtText')}</p>
      <div className="max-w-3xl">
        <TextField
          id="teilen-link"
          label={t('label')}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={address} words="ownPresets.share.copy" />
        <ButtonLink tone="secondary" href={`/hoertest#${fragment}`}>
          {t('hearing')}
        </ButtonLink>
      </div>
    </DraftSection>
  )
}

interface TryWithOwnSoundProps {
  curve: Pick<PresetDraft, 'filters' | 'correction' | 'dynamics'>
}

function TryWithOwnSound({ curve: { filters, correction, dynamics } }: TryWithOwnSoundProps) {
  const title = useTranslations('ownSound')('title')
  const tracks = useMemo(
    () => [
      {
        name: title,
        filters: wholeOf({ filters, correction }),
        dynamics: dynamics ?? undefined,
        isWhole: true,
      },
    ],
    [title, filters, correction, dynamics],
  )
  return (
    <DraftSection id="live-anhoeren" title={title}>
      <OwnSoundControls tracks={tracks} />
    </DraftSection>
  )
}

interface CurveSumProps {
  filters: readonly Filter[]
  correction: Correction
}

const CurveSum = memo(function CurveSum({ filters, correction }: CurveSumProps) {
  const t = useTranslations('ownPresets.correction')
  const whole = wholeOf({ filters, correction })
  const each = [whole, filters, correction.filters]
  const [sum, own, headset] = each.map((one) => curveGeometry(one, 'large', each))
  const loudest = loudestPoint(whole)
  const summary = t('sum', {
    gain: formatGain(loudest.gain),
    frequency: formatFrequency(Number(loudest.frequency.toPrecision(2))),
    preamp: formatGain(preampOf(whole)),
  })
  if (!sum || !own || !headset) return null
  return (
    <figure className="grid grid-cols-1 gap-2">
      <svg
        role="img"
        aria-label={t('picture', { name: correction.name })}
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
        <p>{t('legend', { name: correction.name })}</p>
        <p role="status" className="number text-text">
          {summary}
        </p>
      </figcaption>
    </figure>
  )
})
