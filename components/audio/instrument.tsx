import type { ReactNode } from 'react'
import type { Filter } from '@/lib/audio/filter'
import { CurveDrawing } from './curve-drawing'
import { InstrumentFrame } from './instrument-frame'
import { InstrumentNotes } from './instrument-notes'
import { LiveSpectrum } from './live-spectrum'
import { PlayButton } from './play-button'
import { SceneSelect } from './scene-select'
import { SideSwitch } from './side-switch'
import { ShapedName } from './shaped-name'
import type { SampleTexts } from './sample-texts'
import { trackOf } from './track'

interface InstrumentProps {
  preset: { id: string; name: string; game: string; filters: readonly Filter[] }
  texts: SampleTexts
  heading: 'h1' | 'h2'
  /** What stands above the name, beside the game. */
  before?: ReactNode
  /** What a visitor may do besides listening. */
  children: ReactNode
}

/** A preset to hear and to see: name, curve and live spectrum, and the switch that shows what it does. */
export function Instrument({ preset, texts, heading: Heading, before, children }: InstrumentProps) {
  const { id, name, game, filters } = preset
  const track = trackOf(preset)
  return (
    <InstrumentFrame track={track}>
      <div className="page-width instrument">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm font-medium">
            <p>{game}</p>
            {before}
          </div>
          <Heading aria-label={name} className="instrument-name">
            <ShapedName name={name} filters={filters} fit="width" />
          </Heading>
        </div>
        <div className="instrument-stage">
          <LiveSpectrum trackId={id} />
          <CurveDrawing preset={preset} variant="large" isSwitched className="absolute inset-0 size-full" />
        </div>
        <div className="grid gap-4">
          <div className="instrument-controls">
            <PlayButton track={track} texts={texts} className="size-15 sm:size-19" />
            <SideSwitch name={`seite-${id}`} texts={texts} />
            <SceneSelect id={`szene-${id}`} texts={texts} />
            <div className="instrument-action">{children}</div>
          </div>
          <InstrumentNotes trackId={id} texts={texts} />
        </div>
      </div>
    </InstrumentFrame>
  )
}
