import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import { sceneNames, type SceneName } from '@/lib/audio/scenes/scene'
import type { SamplePlayback, Side } from './sample-playback'
import type { Track } from './track'

export type Failure = 'unavailable' | 'notLoaded'

export interface PlayerState {
  /** What plays, or was played last. */
  track: Track | null
  state: 'paused' | 'loading' | 'playing'
  side: Side
  scene: SceneName
  failure: Failure | null
  /** The preset whose instrument is on the page. */
  instrument: string | null
}

/** Some browsers without a sound device leave a context waiting for ever. */
const PATIENCE_MS = 3_000

const initial: PlayerState = {
  track: null,
  state: 'paused',
  side: 'after',
  scene: sceneNames[0],
  failure: null,
  instrument: null,
}

/**
 * The one player of the shop: whatever button starts a sound ends the one before. It goes on while pages change, and
 * stops when the tab is hidden.
 */
class Player {
  #state = initial
  #context: AudioContext | undefined
  #playback: SamplePlayback | undefined
  readonly #listeners = new Set<() => void>()

  readonly current = (): PlayerState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Of what is heard; null before the first sound. */
  get playback(): SamplePlayback | null {
    return this.#playback ?? null
  }

  /**
   * An instrument comes onto the page.
   * @returns to be called when it goes
   */
  place(trackId: string): () => void {
    this.#set({ instrument: trackId })
    return () => this.#set({ instrument: null })
  }

  /** Gets ready what the first press on a button needs. */
  prepare(): void {
    import('./sample-playback')
      .then(({ SamplePlayback }) => SamplePlayback.prepare(this.#state.scene))
      .catch(ignore)
  }

  /** Plays a preset, or pauses it if it plays. To be called by a gesture. */
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

  /** Ends the sound and forgets what was played. */
  stop(): void {
    this.pause()
    this.#set({ track: null })
  }

  hear(side: Side): void {
    this.#playback?.hear(side)
    this.#set({ side })
  }

  /**
   * The filters of a preset have changed, which is heard if it is the one that plays.
   * @param preamp dB, if it is known
   */
  tune(trackId: string, filters: readonly Filter[], preamp?: number): void {
    if (this.#state.track?.id === trackId) this.#playback?.tune(filters, preamp)
  }

  showScene(scene: SceneName): void {
    this.#set({ scene })
    const { track } = this.#state
    if (track) void this.#playback?.show(track.filters, scene)
  }

  async #play(track: Track): Promise<void> {
    const isKnown = this.#state.track?.id === track.id && this.#state.failure === null
    this.#set({ track, state: 'loading', failure: null })
    const failure = await this.#start(track, isKnown)
    if (this.#state.track !== track) return
    this.#set({ failure, state: failure === null && !document.hidden ? 'playing' : 'paused' })
  }

  /** Makes the context before anything is awaited, because browsers let only a gesture do it. */
  async #start(track: Track, isKnown: boolean): Promise<Failure | null> {
    try {
      this.#context ??= this.#openContext()
      this.#context.resume().catch(ignore)
    } catch {
      return 'unavailable'
    }
    const playback = await this.#load(this.#context).catch(() => null)
    if (!playback) return 'notLoaded'
    if (!isKnown) await playback.show(track.filters, this.#state.scene)
    if (document.hidden || this.#state.track !== track) return null
    await Promise.race([playback.play().catch(ignore), later(PATIENCE_MS)])
    return this.#context.state === 'running' ? null : 'unavailable'
  }

  /** @throws if the browser has no Web Audio, or none with filters of free choice */
  #openContext(): AudioContext {
    if (!('createIIRFilter' in AudioContext.prototype)) throw new Error('no IIRFilterNode')
    // The rate at which curves are drawn; the browser converts to that of the device.
    const context = new AudioContext({ sampleRate: SAMPLE_RATE })
    // A phone call, or a device that was unplugged.
    context.addEventListener('statechange', () => {
      if (context.state !== 'running' && this.#state.state === 'playing') this.pause()
    })
    return context
  }

  async #load(context: AudioContext): Promise<SamplePlayback> {
    if (this.#playback) return this.#playback
    const { SamplePlayback } = await import('./sample-playback')
    this.#playback ??= new SamplePlayback(context)
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

/** What a server shows: nothing plays. */
export const silence = () => initial

/** What did not work is tried again, or told by the context's state. */
function ignore(): void {}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
