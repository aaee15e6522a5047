'use client'

import { useSyncExternalStore } from 'react'
import { type Filter, SAMPLE_RATE } from '@/lib/audio/filter'
import { atStrength, type Strength } from '@/lib/audio/strength'
import { sceneIn, type SceneName } from '@/lib/audio/scenes/scene'
import type { Headset } from '@/lib/headsets/schema'
import {
  heardFilters,
  heardKey,
  heardScene,
  initial,
  sidesOf,
  strengthOfTrack,
  type Failure,
  type PlayerState,
} from './player-state'
import { takeSound } from './one-sound'
import type { SamplePlayback, Side } from './sample-playback'
import type { Track } from './track'

/** Without a sound device, some browsers keep a context waiting forever. */
const PATIENCE_MS = 3_000

/** The only one: starting a sound ends the one before. Keeps playing across pages and stops in a hidden tab. */
class Player {
  #state = initial
  #context: AudioContext | undefined
  #playback: SamplePlayback | undefined
  /** The track that the playback is ready to play, and the key of its sound. */
  #ready: { id: Track['id']; sound: string | null } | null = null
  #scenes: readonly SceneName[] = [] // of the instrument on the page
  readonly #stop = () => this.pause()
  readonly #listeners = new Set<() => void>()

  readonly current = (): PlayerState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Null before the first sound. */
  get playback(): SamplePlayback | null {
    return this.#playback ?? null
  }

  /** @returns unregisters the instrument */
  place({ id, scenes }: Pick<Track, 'id' | 'scenes'>): () => void {
    this.#scenes = scenes
    this.#set({ instrument: id })
    return () => {
      this.#scenes = []
      this.#set({ instrument: null })
    }
  }

  /** Loads ahead for the first press on a button, by default on the instrument's. */
  prepare(scenes = this.#scenes): void {
    const scene = sceneIn(scenes, this.#state.scene)
    import('./sample-playback').then(({ SamplePlayback }) => SamplePlayback.prepare(scene)).catch(ignore)
  }

  /** Browsers want it called from a gesture. */
  toggle(track: Track): void {
    const { state } = this.#state
    const isSame = this.#state.track?.id === track.id
    if (isSame && state === 'loading') return
    if (isSame && state === 'playing') this.pause()
    else void this.#play(track)
  }

  pause(): void {
    this.#playback?.pause()
    this.#set({ state: 'paused' })
  }

  stop(): void {
    this.pause()
    this.#set({ track: null })
  }

  hear(side: Side): void {
    this.#playback?.hear(side)
    this.#set({ side })
  }

  switchSide(): void {
    const sides = sidesOf(this.#state)
    this.hear(sides[(sides.indexOf(this.#state.side) + 1) % sides.length] ?? 'before')
  }

  /** Applies a headset's correction and switches to its side, or removes it. */
  wear(headset: Headset | null): void {
    if (this.#state.headset === headset) return
    const { side } = this.#state
    this.#playback?.wear(headset)
    this.#set({ headset })
    this.hear(headset ? 'headset' : side === 'headset' ? 'after' : side)
  }

  /** @param preamp dB, if known */
  tune(trackId: string, filters: readonly Filter[], preamp?: number): void {
    if (this.#state.track?.id === trackId) this.#playback?.tune(filters, preamp)
  }

  /** Switches to a side on which the strength is heard. */
  strengthen(track: Track, strength: Strength): void {
    this.#set({ strengths: { ...this.#state.strengths, [track.id]: strength } })
    this.tune(track.id, heardFilters(this.#state, track))
    if (this.#state.side === 'before') this.hear(this.#state.headset ? 'headset' : 'after')
  }

  /** The sound continues from its position. */
  even(track: Track, isOn: boolean): void {
    this.#set({ evened: { ...this.#state.evened, [track.id]: isOn } })
    this.recompress(track)
  }

  recompress(track: Track): void {
    if (this.#state.track?.id !== track.id || !this.#playback) return
    this.#set({ track })
    // A sound that is still being made is made again once it is finished.
    if (this.#ready?.id === track.id) this.#show(this.#playback, track, true).catch(ignore)
  }

  showScene(scene: SceneName): void {
    const { track, scene: before } = this.#state
    this.#set({ scene })
    const isOther = track && sceneIn(track.scenes, before) !== sceneIn(track.scenes, scene)
    if (isOther && this.#playback) this.#show(this.#playback, track).catch(ignore)
  }

  /** Everything but the track may change while the sound is made. @param goesOn from the current position */
  async #show(playback: SamplePlayback, track: Track, goesOn = false): Promise<void> {
    const scene = heardScene(this.#state, track)
    if (!scene) return
    const sound = heardKey(this.#state, track)
    const { filters } = track
    const strength = strengthOfTrack(this.#state, track.id)
    await playback.show(atStrength(filters, strength), scene, goesOn)
    if (this.#state.track?.id !== track.id) return
    this.#ready = { id: track.id, sound }
    if (sound !== heardKey(this.#state, this.#state.track))
      return this.#show(playback, this.#state.track, true)
    const isOld = track.filters !== filters || strengthOfTrack(this.#state, track.id) !== strength
    if (isOld) playback.tune(heardFilters(this.#state, track))
  }

  async #play(track: Track): Promise<void> {
    takeSound(this.#stop)
    const { id } = track
    const ready = this.#state.track?.id === id && this.#ready?.id === id ? this.#ready : null
    const isKnown = ready !== null && ready.sound === heardKey(this.#state, track)
    this.#set({ track, state: 'loading', failure: null })
    const failure = await this.#start(track, isKnown)
    if (!this.#isWanted(track)) return
    // Otherwise it would start as soon as the browser allows it, while the button still says play.
    if (failure !== null) this.#playback?.pause()
    this.#set({ failure, state: failure === null && !document.hidden ? 'playing' : 'paused' })
  }

  /** Neither paused nor replaced while it was loading. */
  #isWanted(track: Track): boolean {
    return this.#state.track?.id === track.id && this.#state.state === 'loading'
  }

  /** Creates the context before awaiting anything, because browsers only allow that within a gesture. */
  async #start(track: Track, isKnown: boolean): Promise<Failure | null> {
    try {
      this.#context ??= openContext(() => this.#state.state === 'playing' && this.pause())
      this.#context.resume().catch(ignore)
    } catch {
      return 'unavailable'
    }
    const playback = await this.#load(this.#context, isKnown ? null : track).catch(() => null)
    if (!playback) return 'notLoaded'
    if (document.hidden || !this.#isWanted(track)) return null
    await begun(playback.play())
    return this.#context.state === 'running' ? null : 'unavailable'
  }

  /** @param track is shown, if given */
  async #load(context: AudioContext, track: Track | null): Promise<SamplePlayback> {
    const playback = this.#playback ?? (await this.#loadPlayback(context))
    if (track) await this.#show(playback, track)
    return playback
  }

  async #loadPlayback(context: AudioContext): Promise<SamplePlayback> {
    const { SamplePlayback } = await import('./sample-playback')
    this.#playback ??= new SamplePlayback(context)
    this.#playback.wear(this.#state.headset)
    this.#playback.hear(this.#state.side)
    document.addEventListener('visibilitychange', () => document.hidden && this.pause())
    return this.#playback
  }

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.forEach((listener) => listener())
  }
}

export const player = new Player()

export function usePlayer(): PlayerState {
  return useSyncExternalStore(player.subscribe, player.current, silence)
}

const silence = () => initial // on the server

/** A failure is retried, or shows in the context's state. */
function ignore(): void {}

/** @param onStop called when the browser stops it: for a phone call, or an unplugged device
 * @throws if the browser lacks Web Audio */
function openContext(onStop: () => void): AudioContext {
  if (!('AudioContext' in globalThis)) throw new Error('no Web Audio')
  // Curves are drawn for this rate; the browser converts to the device's.
  const context = new AudioContext({ sampleRate: SAMPLE_RATE })
  context.addEventListener('statechange', () => context.state !== 'running' && onStop())
  return context
}

function begun(playing: Promise<void>): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  // A failure shows in the context's state.
  return Promise.race([playing.catch(() => undefined), waited])
}
