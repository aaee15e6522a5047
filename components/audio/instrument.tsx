import type { CSSProperties, ReactNode } from 'react'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { letterPlaces, widthOf } from '@/lib/audio/letter-places'
import { formatFrequency } from './audio-format'
import { CurveDrawing } from './curve-drawing'
import { InstrumentFrame } from './instrument-frame'
import { InstrumentNotes } from './instrument-notes'
import { LiveSpectrum } from './playing/live-spectrum'
import type { NamedScene } from './playing/named-scenes'
import { PlayButton } from './playing/play-button'
import { SceneSelect } from './playing/scene-select'
import { SideSwitch } from './playing/side-switch'
import { shapedLetters } from './shaped-letters'
import { Letters } from './letters'
import { MovingName } from './moving-name'
import { EachStrength } from './strength/each-strength'
import { TrackStrength } from './strength/track-strength'
import { trackOf } from './playing/track'
import { TrackDynamics } from './playing/track-dynamics'

const SCALE = [20, 200, 2000, 20_000] // Hz, at equal distances below the curve

interface InstrumentProps {
  preset: { id: string; name: string; game: string; filters: readonly Filter[]; dynamics?: Dynamics }
  scenes: readonly NamedScene[]
  title?: string // shaped by the preset's curve, in place of its name
  heading: 'h1' | 'h2'
  /** Whether the strength can be chosen, and `Leises lauter` turned on. */
  hasStrength?: boolean
  headset?: ReactNode // below the other controls
  worn?: ReactNode // covers the curve while a headset is chosen
  promise?: ReactNode // above everything else
  above?: ReactNode // above the name; by default the game
  before?: ReactNode
  beside?: ReactNode // below the name, or beside it where there is room
  action: 'link' | 'bar' // `bar`: `children` form a bar at the lower edge of a phone
  facts?: ReactNode // beside the notes on the sound
  live?: ReactNode // below everything else, in the same colours
  children: ReactNode
}

/** Name, curve, live spectrum, and the switch between the two sides. */
export function Instrument({
  preset,
  scenes,
  heading: Heading,
  hasStrength = false,
  headset,
  worn,
  promise,
  above,
  before,
  beside,
  action,
  facts,
  live,
  title = preset.name,
  children,
}: InstrumentProps) {
  const { id, game, filters, dynamics } = preset
  const track = { ...trackOf(preset), ...(hasStrength && dynamics && { dynamics }) }
  const each = { trackId: hasStrength ? id : undefined, filters }
  return (
    <InstrumentFrame track={track}>
      <div className="instrument" data-action={action} style={roomOf(title)}>
        <div className="page-width">
          {promise}
          {/* Above the name, whose line box is taller than its letters and would catch the presses. */}
          <div className="relative flex min-h-8 flex-wrap items-center justify-between gap-x-6 text-sm font-medium">
            {above ?? <p>{game}</p>}
            {before}
          </div>
          <div className="flex flex-wrap items-center gap-x-8">
            <Heading aria-label={title} className="instrument-name">
              <MovingName trackId={id}>
                <EachStrength
                  {...each}
                  as={Letters}
                  shared={{ fit: 'width', named: { 'aria-hidden': true } }}
                  draw={(curve) => shapedLetters(title, curve, filters, true)}
                />
              </MovingName>
            </Heading>
            {beside}
          </div>
        </div>
        <div className="page-width grid grid-rows-[1fr_auto]">
          <div className="instrument-stage">
            <LiveSpectrum trackId={id} />
            <CurveDrawing preset={preset} trackId={each.trackId} />
            {worn}
          </div>
          <p className="instrument-scale" aria-hidden="true">
            {SCALE.map((frequency) => (
              <span key={frequency}>{formatFrequency(frequency)}</span>
            ))}
          </p>
        </div>
        <div className="page-width grid content-start gap-3 sm:gap-4">
          <div className="instrument-controls">
            <PlayButton track={track} className="size-15 sm:size-19" />
            <SideSwitch name={`seite-${id}`} />
            <div className="instrument-action">{children}</div>
            <SceneSelect id={`szene-${id}`} scenes={scenes} />
            {hasStrength && <TrackStrength track={track} />}
            {track.dynamics && <TrackDynamics track={track} />}
            {headset}
          </div>
          <div>
            <InstrumentNotes trackId={id} scenes={scenes} />
            {facts}
          </div>
        </div>
      </div>
      {live}
    </InstrumentFrame>
  )
}

/** Width to height with even letters: by it, the height of a window limits the name's width. */
function roomOf(title: string): CSSProperties & Record<'--name-ratio', number> {
  return { '--name-ratio': Number(widthOf(letterPlaces(title, [])).toFixed(3)) }
}
