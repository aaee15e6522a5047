'use client'

import { useEffect, useMemo, useRef, useState, type ReactNode, useSyncExternalStore } from 'react'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { drawSpectrum } from '@/components/audio/curve/draw-spectrum'
import { DynamicsSwitch } from '@/components/audio/playing/dynamics-switch'
import { usePlayer } from '@/components/audio/playing/player'
import { sidesOf, strengthOfTrack } from '@/components/audio/playing/player-state'
import type { Side } from '@/components/audio/playing/sample-playback'
import { SideRadios } from '@/components/audio/playing/side-radios'
import { useReducedMotion } from '@/components/audio/use-reduced-motion'
import { useHeadset } from '@/components/headsets/headset-store'
import { Button } from '@/components/ui/button'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Filter } from '@/lib/audio/filter'
import { atStrength } from '@/lib/audio/strength'
import { withHeadset } from '@/lib/headsets/with-headset'
import { formatLatency } from '@/lib/own-sound/latency'
import texts from '@/messages/parts/own-sound.json'
import type { OwnSoundTrack } from './own-sound-props'
import { session, type OwnSoundReading, type OwnSoundState } from './own-sound-session'

const READ_EVERY = 250 // ms; readings that change more often could not be read

export { session }

export function OwnSoundPanel({ tracks }: { tracks: readonly OwnSoundTrack[] }) {
  return (
    <TextsProvider messages={texts}>
      <Panel tracks={tracks} />
    </TextsProvider>
  )
}

function Panel({ tracks }: { tracks: readonly OwnSoundTrack[] }) {
  const t = useTranslations('ownSound')
  const { state, source, name, problem } = useOwnSound()
  const [chosen, choose] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const track = useWorn(tracks[chosen] ?? tracks[0])
  useEffect(() => {
    if (track) session.tune(track)
  }, [track])

  const isOn = state === 'playing' || state === 'paused'
  const said = {
    idle: t('ended'),
    asking: source ? t(`asking.${source}`) : '',
    playing: source ? `${t(`playing.${source}`)} ${name}`.trim() : '',
    paused: t('paused'),
  }[state]
  /** The pressed button disappears. */
  const keepFocus = () => panel.current?.focus({ preventScroll: true })
  const goOn = () => {
    void session.resume()
    keepFocus()
  }
  const end = () => {
    session.end()
    keepFocus()
  }
  return (
    <div ref={panel} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <div className="font-semibold wrap-anywhere">
        <p role="status">{problem ? '' : said}</p>
        <p role="alert">{problem && t(`problems.${problem}`)}</p>
      </div>
      {state === 'paused' && (
        <Button className="justify-self-start" onClick={goOn}>
          {t('goOn')}
        </Button>
      )}
      {state !== 'idle' && (
        <Button tone="quiet" className="-ml-3 justify-self-start" onClick={end}>
          {t('end')}
        </Button>
      )}
      {isOn && track && (
        <LiveSides track={track} isMoving={state === 'playing'}>
          {tracks.length > 1 && <TrackSelect tracks={tracks} chosen={chosen} choose={choose} />}
        </LiveSides>
      )}
    </div>
  )
}

interface LiveSidesProps {
  track: OwnSoundTrack
  isMoving: boolean
  children: ReactNode
}

function LiveSides({ track: { filters, dynamics, whole = null }, isMoving, children }: LiveSidesProps) {
  const t = useTranslations('audio.sample')
  const { side, isEvened } = useOwnSound()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SideRadios
          name="seite-live"
          side={side}
          sides={sidesOf({ headset: whole })}
          onHear={(one) => session.hear(one)}
          legend={t('sides')}
          labels={{ before: t('before'), after: t('after'), headset: t('headset') }}
        />
        {dynamics && (
          <DynamicsSwitch isOn={isEvened} onChange={(isOn) => session.even(isOn)} text={t('dynamics')} />
        )}
        {children}
      </div>
      <LiveStage filters={(side === 'headset' && whole) || filters} side={side} isMoving={isMoving} />
      <LiveReadout />
    </>
  )
}

/** At the chosen strength, and with the correction of the visitor's headset. */
function useWorn(track: OwnSoundTrack | undefined): OwnSoundTrack | undefined {
  const { headset } = useHeadset()
  const player = usePlayer()
  const strength = track?.trackId === undefined ? 'normal' : strengthOfTrack(player, track.trackId)
  return useMemo(() => {
    if (!track) return undefined
    const filters = atStrength(track.filters, strength)
    return { ...track, filters, whole: track.isWhole || !headset ? null : withHeadset(filters, headset) }
  }, [track, strength, headset])
}

interface TrackSelectProps {
  tracks: readonly OwnSoundTrack[]
  chosen: number
  choose: (index: number) => void
}

function TrackSelect({ tracks, chosen, choose }: TrackSelectProps) {
  const t = useTranslations('ownSound')
  return (
    <label className="scene-select">
      <span className="sr-only">{t('preset')}</span>
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

function LiveReadout() {
  const t = useTranslations('ownSound')
  const tSides = useTranslations('audio.sample')
  const reading = useOwnSoundReading()
  if (!reading) return null
  const { level, isLimited, latency, target, gains } = reading
  const lowered = reading.sides.filter((side) => gains && gains[side] < 1)
  const balance = (lowered.length > 0 ? lowered : (['after'] as const)).map(
    (side) => `${tSides(side)} ${gains ? formatGain(20 * Math.log10(gains[side])) : ''}`,
  )
  const values: (readonly [string, ReactNode])[] = [
    [t('level'), Number.isFinite(level) ? `${formatGain(level)}FS` : t('silence')],
    [t('limiter'), isLimited ? t('limits') : t('rests')],
    [t('balance'), gains ? balance.join(', ') : t('measuring')],
    ...(target
      ? [
          [
            t('standsOut', bandOf(target)),
            target.gain === null ? t('measuring') : formatGain(target.gain),
          ] as const,
        ]
      : []),
    [t('latency.own'), formatLatency(latency.own)],
    [t('latency.browser'), formatLatency(latency.browser)],
    [t('latency.output'), latency.output === null ? t('unknown') : formatLatency(latency.output)],
    [t('latency.rest'), t('latency.restOf')],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr_auto_1fr]">
      {values.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function bandOf({ name, from, to }: NonNullable<OwnSoundReading['target']>) {
  const [low = '', high = ''] = [from, to].map((hertz) => formatFrequency(Number(hertz.toPrecision(2))))
  return { sound: name, from: low, to: high }
}

const SCALE = [20, 200, 2000, 20_000] // Hz, at equal distances below the curve

interface LiveStageProps {
  filters: readonly Filter[]
  side: Side
  isMoving: boolean
}

/** The numbers below say the same as text. */
function LiveStage({ filters, side, isMoving }: LiveStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, path, zero } = useMemo(() => curveGeometry(filters, 'stage'), [filters])
  const moves = !useReducedMotion() && isMoving

  useEffect(() => {
    if (!moves) return
    const picture = canvas.current
    let frame = requestAnimationFrame(function draw() {
      if (picture && session.analyser) drawSpectrum(picture, session.analyser)
      frame = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(frame)
      picture?.getContext('2d')?.clearRect(0, 0, picture.width, picture.height)
    }
  }, [moves])

  return (
    <div aria-hidden="true" data-side={side} className="grid gap-2">
      <div className="relative h-40 text-accent">
        <canvas ref={canvas} className="absolute inset-0 size-full opacity-35" />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d={`M0 ${zero}H${width}`} className="curve-grid stroke-current opacity-40" />
          <path d={path} className="curve-line curve-switched" style={{ transformOrigin: `0 ${zero}px` }} />
        </svg>
      </div>
      <p className="number flex justify-between text-xs text-muted">
        {SCALE.map((frequency) => (
          <span key={frequency}>{formatFrequency(frequency)}</span>
        ))}
      </p>
    </div>
  )
}

function useOwnSound(): OwnSoundState {
  return useSyncExternalStore(session.subscribe, session.current, session.current)
}

function useOwnSoundReading(): OwnSoundReading | null {
  const [reading, setReading] = useState(() => session.read())
  useEffect(() => {
    const timer = setInterval(() => setReading(session.read()), READ_EVERY)
    return () => clearInterval(timer)
  }, [])
  return reading
}
