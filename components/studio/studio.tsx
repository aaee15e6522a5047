'use client'

import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { NamedScene } from '@/components/audio/playing/named-scenes'
import { usePlayer } from '@/components/audio/playing/player'
import { paletteStyle } from '@/components/audio/playing/track'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useSaid } from '@/components/ui/use-said'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { StudioStage, type OtherCurve } from './stage/studio-stage'
import { StudioControls } from './studio-controls'
import { StudioReadout } from './studio-readout'
import { StudioStore } from './studio-store'
import { TuningImport } from './tuning/tuning-import'
import { tuningIn, useTuningFile } from './tuning/use-tuning-file'
import { StudioContext, useStudioState } from './use-studio'

export interface StudioProps {
  /** Also those of `Zurücksetzen`; for others, change the `key`. */
  filters: readonly Filter[]
  dynamics?: Dynamics | null
  scenes: readonly NamedScene[]
  /** Heard and drawn but not edited, such as a headset's correction. */
  beside?: readonly Filter[]
  besideName?: string
  head?: ReactNode
  /** For finished changes, a drag being one; 0 to 12 filters. */
  onChange: (filters: readonly Filter[], dynamics: Dynamics | null) => void
}

const none: readonly Filter[] = []

/** An editor of a curve, by dragging, typing or importing, with its sound. It does not know presets. */
export function Studio({
  filters,
  dynamics,
  scenes,
  beside = none,
  besideName = '',
  head,
  onChange,
}: StudioProps) {
  const t = useTranslations('studio')
  const [store] = useState(() => new StudioStore(filters, dynamics))
  const [said, say] = useSaid()
  const [isOpen, setIsOpen] = useState(false)
  const tell = useEffectEvent(onChange)
  const tuningFile = useTuningFile()
  const { file } = tuningFile
  const imported = file && tuningIn(file)
  const heard: OtherCurve | null = beside.length > 0 ? { name: besideName, filters: beside } : null
  const other = imported ? { name: t('fromFile', { name: file.name }), filters: imported.filters } : heard

  useEffect(() => {
    let reported = store.current().history.present
    return store.subscribe(() => {
      const { present } = store.current().history
      if (present === reported) return
      reported = present
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
    say(way === 'undo' ? t('undone') : t('redone'))
  }

  return (
    <StudioContext value={useMemo(() => ({ store, scenes, beside, say }), [store, scenes, beside, say])}>
      <section aria-label={t('label')} className="studio" onKeyDown={onKeyDown}>
        <StudioField isNarrow={isOpen}>
          {head}
          <StudioStage other={other} />
          <StudioReadout />
          <StudioControls isOpen={isOpen} setIsOpen={setIsOpen} />
        </StudioField>
        <p role="status" className="sr-only">
          {said}
        </p>
        <div className="page-width">
          <TuningImport
            {...tuningFile}
            words="studio.import"
            onTake={({ filters: taken, dynamics: compressor, format }) => {
              store.replace(taken, compressor)
              say(t('import.taken', { format: t(`import.formats.${format}`) }))
            }}
          />
        </div>
      </section>
    </StudioContext>
  )
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || ctrlKey === metaKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return ctrlKey && key.toLowerCase() === 'y' ? 'redo' : null
}

interface StudioFieldProps {
  isNarrow: boolean
  children: ReactNode
}

/** The field around the curve, in the curve's own colours; they change when a drag has ended. */
function StudioField({ isNarrow, children }: StudioFieldProps) {
  const { side } = usePlayer()
  const present = useStudioState(({ history }) => history.present.bands)
  const palette = useMemo(() => paletteStyle(present.map(({ filter }) => filter)), [present])
  return (
    <div
      className="palette studio-field"
      data-side={side}
      data-narrow={isNarrow ? '' : undefined}
      style={palette}
    >
      {children}
    </div>
  )
}
