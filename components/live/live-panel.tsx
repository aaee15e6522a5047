'use client'

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { DynamicsSwitch } from '@/components/audio/playing/dynamics-switch'
import { sidesOf } from '@/components/audio/playing/player-state'
import { SideRadios } from '@/components/audio/playing/side-radios'
import { useHeadset } from '@/components/headsets/headset-store'
import { Button } from '@/components/ui/button'
import { withHeadset } from '@/lib/headsets/with-headset'
import { session } from './live-session'
import { LiveReadout } from './live-readout'
import { LiveStage } from './live-stage'
import type { LivePanelTexts, LiveTrack } from './live-props'
import { useLive } from './use-live'

export { session }

/** The state of the sound, with its controls and readings. */
export function LivePanel({ texts, tracks }: { texts: LivePanelTexts; tracks: readonly LiveTrack[] }) {
  const { state, source, name, problem } = useLive()
  const [chosen, choose] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const track = useWorn(tracks[chosen] ?? tracks[0])
  useEffect(() => {
    if (track) session.tune(track)
  }, [track])

  const isOn = state === 'playing' || state === 'paused'
  const said = {
    idle: texts.ended,
    asking: source === 'file' ? texts.opening : texts.asking,
    playing: source ? `${texts.playing[source]} ${name}`.trim() : '',
    paused: texts.paused,
  }[state]
  const goOn = () => {
    void session.resume()
    // The pressed button disappears.
    panel.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={panel} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <div className="font-semibold wrap-anywhere">
        <p role="status">{problem ? '' : said}</p>
        <p role="alert">{problem && texts.problems[problem]}</p>
      </div>
      {state === 'paused' && (
        <Button className="justify-self-start" onClick={goOn}>
          {texts.goOn}
        </Button>
      )}
      {isOn && track && (
        <LiveSides track={track} isMoving={state === 'playing'} texts={texts}>
          {tracks.length > 1 && <TrackSelect {...{ texts, tracks, chosen, choose }} />}
        </LiveSides>
      )}
    </div>
  )
}

interface LiveSidesProps {
  track: LiveTrack
  isMoving: boolean
  texts: LivePanelTexts
  /** Beside the switch. */
  children: ReactNode
}

/** The switch between the sides, and what is heard as curve and numbers. */
function LiveSides({
  track: { filters, dynamics, whole = null },
  isMoving,
  texts,
  children,
}: LiveSidesProps) {
  const { side, isEvened } = useLive()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SideRadios
          name="seite-live"
          side={side}
          sides={sidesOf({ headset: whole })}
          onHear={(one) => session.hear(one)}
          texts={texts}
        />
        {dynamics && (
          <DynamicsSwitch isOn={isEvened} onChange={(isOn) => session.even(isOn)} text={texts.dynamics} />
        )}
        {children}
      </div>
      <LiveStage filters={(side === 'headset' && whole) || filters} side={side} isMoving={isMoving} />
      <LiveReadout texts={texts} />
    </>
  )
}

/** A track with the correction of the visitor's headset. */
function useWorn(track: LiveTrack | undefined): LiveTrack | undefined {
  const { headset } = useHeadset()
  return useMemo(
    () =>
      track && { ...track, whole: track.isWhole || !headset ? null : withHeadset(track.filters, headset) },
    [track, headset],
  )
}

interface TrackSelectProps {
  texts: LivePanelTexts
  tracks: readonly LiveTrack[]
  chosen: number
  choose: (index: number) => void
}

function TrackSelect({ texts, tracks, chosen, choose }: TrackSelectProps) {
  return (
    <label className="scene-select">
      <span className="sr-only">{texts.preset}</span>
      <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
        {tracks.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
