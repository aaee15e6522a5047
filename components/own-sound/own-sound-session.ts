import { takeSound } from '@/components/audio/playing/one-sound'
import type { Side } from '@/components/audio/playing/sample-playback'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import type { MatchedGains } from '@/lib/audio/match-loudness'
import { latencyOf, type Latency } from '@/lib/own-sound/latency'
import { levelOf } from '@/lib/own-sound/level'
import { OwnSoundError, problemOf, type OwnSoundProblem, type OwnSoundSource } from '@/lib/own-sound/problem'
import { OwnSound, loadLimiter } from './own-sound'
import type { OwnSoundTrack } from './own-sound-props'
import { LoudnessWatch } from './loudness-watch'
import { openSource, PATIENCE, type OpenedSource } from './open-source'

export interface OwnSoundState {
  /** `paused` by the browser, e.g. for a call or a missing device. */
  state: 'idle' | 'asking' | 'playing' | 'paused'
  source: OwnSoundSource | null
  name: string // the file's or device's; may be empty
  side: Side
  isEvened: boolean
  problem: OwnSoundProblem | null
}

export interface OwnSoundReading {
  level: number // dBFS; -Infinity for silence
  isLimited: boolean
  /** Match the loudness of all sides; null until something was heard. */
  gains: MatchedGains | null
  /** The sound to listen for, and by how many dB it stands out; `gain` is null until something was heard. */
  target: { name: string; from: number; to: number; gain: number | null } | null
  sides: readonly Side[] // that can be heard
  latency: Latency
}

declare global {
  interface Navigator {
    getAutoplayPolicy?: (context: AudioContext) => string
  }
}

/** While a sound plays. */
interface Running {
  context: AudioContext
  source: OpenedSource
  sound: OwnSound
  watch: LoudnessWatch
}

const initial: OwnSoundState = {
  state: 'idle',
  source: null,
  name: '',
  side: 'after',
  isEvened: false,
  problem: null,
}

/** One at a time, and never together with another sound of the shop. Keeps playing while the page is hidden, because
 * the visitor is in the game then. However it ends, all captured tracks are stopped. */
class LiveSession {
  #state = initial
  #track: OwnSoundTrack = { name: '', filters: [] }
  #running: Running | undefined
  #attempt = 0
  readonly #yield = () => {
    if (this.#state.state !== 'idle') this.end('otherSound')
  }
  readonly #listeners = new Set<() => void>()

  constructor() {
    // Covers the back-forward cache as well, which must not play anything.
    addEventListener('pagehide', () => this.end())
  }

  readonly current = (): OwnSoundState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get analyser(): AnalyserNode | undefined {
    return this.#running?.sound.analyser
  }

  /** Null while nothing plays. */
  read(): OwnSoundReading | null {
    if (!this.#running) return null
    const { context, sound, watch } = this.#running
    const { target } = this.#track
    const sides: Side[] = this.#track.whole ? ['before', 'after', 'headset'] : ['before', 'after']
    const { isLimited } = sound
    const isEvened = this.#state.isEvened && this.#track.dynamics !== undefined
    return {
      level: levelOf(sound.output()),
      isLimited,
      gains: watch.gains && watch.gains[isEvened ? 'evened' : 'plain'],
      sides,
      target: target ? { ...target, gain: watch.standsOut(target) } : null,
      latency: latencyOf(context),
    }
  }

  /** Ends the current sound. Browsers want it called from a gesture. */
  async start(source: OwnSoundSource, file?: File): Promise<void> {
    this.end()
    takeSound(this.#yield)
    const attempt = this.#attempt
    this.#set({ state: 'asking', source, name: file?.name ?? '', problem: null })
    try {
      const running = await this.#open(source, file, attempt)
      if (this.#attempt !== attempt) return close(running)
      this.#running = running
      this.#set({ name: running.source.name })
      await this.resume()
    } catch (error) {
      if (this.#attempt === attempt) this.end(problemOf(error, source))
    }
  }

  /** After a pause by the browser. Browsers want it called from a gesture. */
  async resume(): Promise<void> {
    const running = this.#running
    if (!running) return
    const { context, source } = running
    await Promise.race([Promise.all([context.resume(), source.resume()]).catch(ignore), later(PATIENCE)])
    if (this.#running !== running) return
    if (context.state !== 'running' && mayRun(context)) return this.end('noWebAudio')
    this.#set({ state: context.state === 'running' ? 'playing' : 'paused' })
  }

  /** @param problem the reason, unless the visitor ended it */
  end(problem: OwnSoundProblem | null = null): void {
    this.#attempt += 1
    if (this.#running) close(this.#running)
    this.#running = undefined
    if (this.#state.state !== 'idle' || problem) this.#set({ state: 'idle', problem })
  }

  hear(side: Side): void {
    this.#running?.sound.hear(side)
    this.#set({ side })
  }

  /** On any side. */
  even(isOn: boolean): void {
    this.#running?.sound.even(isOn)
    this.#set({ isEvened: isOn })
  }

  tune(track: OwnSoundTrack): void {
    const hadHeadset = Boolean(this.#track.whole)
    this.#track = track
    this.#running?.watch.tune(track)
    if (track.whole && !hadHeadset) this.hear('headset')
    if (!track.whole && this.#state.side === 'headset') this.hear('after')
  }

  /** Creates the context before awaiting anything, because some browsers only allow that within a gesture. */
  async #open(source: OwnSoundSource, file: File | undefined, attempt: number): Promise<Running> {
    const context = openContext()
    const isCurrent = () => this.#attempt === attempt
    let opened: OpenedSource | undefined
    const lost = { tab: 'shareEnded', input: 'inputEnded', file: 'badFile' } as const
    try {
      opened = await openSource[source](
        context,
        {
          onEnd: () => isCurrent() && this.end(lost[source]),
          onPause: () => isCurrent() && this.#set({ state: 'paused' }),
        },
        file,
      )
      context.addEventListener('statechange', () => {
        if (this.#running?.context !== context) return
        this.#set({ state: context.state === 'running' ? 'playing' : 'paused' })
      })
      await loadLimiter(context).catch(() => {
        throw new OwnSoundError('failed')
      })
      const sound = new OwnSound(context, this.#track.filters, this.#state.side, this.#track.whole ?? [])
      sound.even(this.#state.isEvened)
      opened.node.connect(sound.input)
      sound.analyser.connect(context.destination)
      return { context, source: opened, sound, watch: new LoudnessWatch(sound, this.#track) }
    } catch (error) {
      opened?.close()
      void context.close()
      throw error
    }
  }

  #set(change: Partial<OwnSoundState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.forEach((listener) => listener())
  }
}

export const session = new LiveSession()

/** @throws OwnSoundError if the browser lacks Web Audio */
function openContext(): AudioContext {
  if (!('AudioContext' in globalThis)) throw new OwnSoundError('noWebAudio')
  // Curves are drawn for this rate; the browser converts to the device's.
  const context = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' })
  context.resume().catch(ignore)
  return context
}

/** Whether only a missing sound device can block the context. Only Firefox waits for one, and it says so. */
function mayRun(context: AudioContext): boolean {
  return navigator.getAutoplayPolicy?.(context) === 'allowed'
}

function close({ context, source, watch }: Running): void {
  watch.close()
  source.close()
  void context.close()
}

/** A failure shows in the context's state. */
function ignore(): void {}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
