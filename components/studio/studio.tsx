'use client'

import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { fillText } from '@/components/audio/fill-text'
import { useSaid } from '@/components/ui/use-said'
import { StudioReadout } from './studio-readout'
import { StudioControls } from './studio-controls'
import { StudioField } from './studio-field'
import { StudioStage, type OtherCurve } from './stage/studio-stage'
import { StudioStore } from './studio-store'
import type { StudioTexts } from './studio-texts'
import { TuningImport } from './tuning/tuning-import'
import { StudioContext } from './use-studio'
import { tuningIn, useTuningFile } from './tuning/use-tuning-file'

export interface StudioProps {
  /** The initial filters, and those of `Zurücksetzen`; for others, change the `key`. */
  filters: readonly Filter[]
  /** The same for `Leises lauter`; off by default. */
  dynamics?: Dynamics | null
  texts: StudioTexts
  /** Filters that are heard and drawn but not edited, such as a headset's correction. */
  beside?: readonly Filter[]
  /** Says what these are. */
  besideName?: string
  /** Above the curve. */
  head?: ReactNode
  /** Called for every finished change, a drag counting as one. There are 0 to 12 filters. */
  onChange: (filters: readonly Filter[], dynamics: Dynamics | null) => void
}

const none: readonly Filter[] = []

/** An editor of a curve, by dragging, typing or importing, with its sound. It does not know presets. */
export function Studio({
  filters,
  dynamics,
  texts,
  beside = none,
  besideName = '',
  head,
  onChange,
}: StudioProps) {
  const [store] = useState(() => new StudioStore(filters, dynamics))
  const [said, say] = useSaid()
  const [isOpen, setIsOpen] = useState(false)
  const tell = useEffectEvent(onChange)
  const tuningFile = useTuningFile()
  const { file } = tuningFile
  const imported = file && tuningIn(file)
  const heard: OtherCurve | null = beside.length > 0 ? { name: besideName, filters: beside } : null
  const other = imported
    ? { name: fillText(texts.fromFile, { name: file.name }), filters: imported.filters }
    : heard

  useEffect(() => {
    let told = store.current().history.present
    return store.subscribe(() => {
      const { present } = store.current().history
      if (present === told) return
      told = present
      tell(
        present.bands.map(({ filter }) => filter),
        present.dynamics,
      )
    })
  }, [store])

  const onKeyDown = (event: KeyboardEvent) => {
    const way = wayOf(event)
    const isTyping = event.target instanceof HTMLElement && event.target.dataset.typing !== undefined
    if (!way || isTyping) return
    event.preventDefault()
    store[way]()
    say(way === 'undo' ? texts.undone : texts.redone)
  }

  return (
    <StudioContext value={useMemo(() => ({ store, texts, beside, say }), [store, texts, beside, say])}>
      <section aria-label={texts.label} className="studio" onKeyDown={onKeyDown}>
        <StudioField isNarrow={isOpen}>
          {head}
          <StudioStage other={other} />
          <StudioReadout />
          <StudioControls {...{ isOpen, setIsOpen }} />
        </StudioField>
        <p role="status" className="sr-only">
          {said}
        </p>
        <div className="page-width">
          <TuningImport
            {...tuningFile}
            texts={texts.import}
            onTake={({ filters: taken, dynamics: compressor, format }) => {
              store.replace(taken, compressor)
              say(fillText(texts.import.taken, { format: texts.import.formats[format] }))
            }}
          />
        </div>
      </section>
    </StudioContext>
  )
}

/** Undo and redo keys, as in other programs. */
function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || ctrlKey === metaKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return ctrlKey && key.toLowerCase() === 'y' ? 'redo' : null
}
