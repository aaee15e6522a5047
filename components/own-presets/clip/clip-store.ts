import type { Side } from '@/components/audio/playing/sample-playback'
import type { Filter } from '@/lib/audio/filter'
import { problemOf, type OwnSoundProblem } from '@/lib/own-sound/problem'
import { markAt, withMark, type ClipMark, type ClipProblem } from '@/lib/studio/clip/clip'
import type { ClipPicture } from '@/lib/studio/clip/picture-of'
import { ClipSound } from './clip-sound'
import type { ClipAnswer, ClipFigures, ClipRequest } from './clip-worker'
import { readClip } from './read-clip'
import { recordTab, type TabRecording } from './record-tab'

/** Length in seconds of a mark that is set at a single position. */
const SHORT = 0.3
/** Seconds within which a proposed onset is marked instead of the exact position. */
const NEAR = 0.3

export interface ClipState {
  step: 'empty' | 'asking' | 'recording' | 'reading' | 'ready' | 'searching'
  name: string
  seconds: number
  picture: ClipPicture | null
  marks: readonly ClipMark[]
  proposed: readonly ClipMark[]
  problem: ClipProblem | null
  /** Why a tab could not be recorded. */
  refused: OwnSoundProblem | null
  found: { filters: readonly Filter[]; figures: ClipFigures } | null
  /** `opened` of the work that was started with the filters found. */
  takenAs: number | null
  isPlaying: boolean
  side: Side
}

const empty: ClipState = {
  step: 'empty',
  name: '',
  seconds: 0,
  picture: null,
  marks: [],
  proposed: [],
  problem: null,
  refused: null,
  found: null,
  takenAs: null,
  isPlaying: false,
  side: 'after',
}

/** A visitor's clip, to read, mark, search and play. A worker does the work that takes seconds. */
export class ClipStore {
  #state = empty
  #worker: Worker | undefined
  #sound: ClipSound | undefined
  #recording: TabRecording | undefined
  #correction: readonly Filter[] = []
  #attempt = 0
  /** The newest filters whose effect is being asked for. */
  #followed: readonly Filter[] | null = null
  readonly #listeners = new Set<() => void>()

  readonly current = (): ClipState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get time(): number | null {
    return this.#sound?.time ?? null
  }

  async open(file: File): Promise<void> {
    const attempt = this.#begin({ step: 'reading', name: file.name })
    const buffer = await readClip(file)
    if (attempt !== this.#attempt) return
    if (typeof buffer === 'string') return this.#set({ step: 'empty', problem: buffer })
    const channels = Array.from({ length: Math.min(2, buffer.numberOfChannels) }, (_, index) =>
      buffer.getChannelData(index).slice(),
    )
    const transfer = channels.map((samples) => samples.buffer)
    const answer = await this.#ask({ ask: 'read', channels }, transfer)
    if (attempt !== this.#attempt) return
    if (!('picture' in answer))
      return this.#set({ step: 'empty', problem: 'problem' in answer ? answer.problem : 'failed' })
    this.#sound = new ClipSound(buffer, () => this.#set({ isPlaying: false }))
    this.#set({ step: 'ready', seconds: buffer.duration, ...answer })
  }

  /** Records a tab until `finish`. Browsers want it called from a gesture. */
  async record(): Promise<void> {
    const attempt = this.#begin({ step: 'asking' })
    try {
      const recording = await recordTab()
      if (attempt !== this.#attempt) return recording.stop()
      this.#recording = recording
      this.#set({ step: 'recording' })
      const file = await recording.ended
      if (attempt === this.#attempt) await this.open(file)
    } catch (error) {
      if (attempt === this.#attempt) this.#set({ step: 'empty', refused: problemOf(error, 'tab') })
    }
  }

  finish(): void {
    this.#recording?.stop()
  }

  mark(mark: ClipMark): void {
    const { marks, seconds } = this.#state
    const within = { from: Math.max(0, mark.from), to: Math.min(seconds, mark.to) }
    this.#remark(withMark(marks, within))
  }

  /** Marks a short sound at a time: a proposed one that begins near it, if there is one. @returns the mark */
  markShort(time: number): ClipMark {
    const near = this.#state.proposed.find(({ from }) => Math.abs(from - time) < NEAR)
    const mark = near ?? { from: time - SHORT / 2, to: time + SHORT / 2 }
    this.mark(mark)
    return mark
  }

  /** @returns how many there are */
  markProposed(): number {
    const { proposed } = this.#state
    this.#remark(proposed.reduce(withMark, this.#state.marks))
    return proposed.length
  }

  unmark(mark: ClipMark): void {
    this.#remark(this.#state.marks.filter((one) => one !== mark))
  }

  unmarkAll(): void {
    this.#remark([])
  }

  markAt(time: number): ClipMark | undefined {
    return markAt(this.#state.marks, time)
  }

  async search(correction: readonly Filter[]): Promise<void> {
    const { marks, step } = this.#state
    if (step !== 'ready') return
    if (marks.length === 0) return this.#set({ problem: 'nothingMarked' })
    // Ignores answers to earlier requests.
    const attempt = (this.#attempt += 1)
    this.#followed = null
    this.#correction = correction
    this.#set({ step: 'searching', problem: null })
    const answer = await this.#ask({ ask: 'search', marks, correction })
    if (attempt !== this.#attempt) return
    this.#set({ step: 'ready' })
    this.#show(answer)
  }

  /** Shows the effect of other filters, once filters were found; where they change faster, of the newest. */
  async follow(filters: readonly Filter[]): Promise<void> {
    const { found, step } = this.#state
    if (!found || step !== 'ready') return
    const isAsking = this.#followed !== null
    if (!isAsking && found.filters === filters) return
    this.#followed = filters
    if (isAsking) return
    const attempt = this.#attempt
    const answer = await this.#ask({ ask: 'figures', filters, correction: this.#correction })
    if (attempt !== this.#attempt) return
    const newest = this.#followed
    this.#followed = null
    this.#show(answer)
    if (newest !== filters) await this.follow(newest)
  }

  /** @param opened of the work that continues with the filters found */
  take(opened: number | undefined): void {
    this.#set({ takenAs: opened ?? null })
  }

  toggle(from: number): void {
    if (this.#state.isPlaying) return this.#sound?.pause()
    this.#sound?.play(from)
    this.#set({ isPlaying: true })
  }

  hear(side: Side): void {
    this.#sound?.hear(side)
    this.#set({ side })
  }

  close(): void {
    this.#attempt += 1
    this.#followed = null
    this.#recording?.stop()
    this.#sound?.close()
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #show(answer: ClipAnswer): void {
    if ('problem' in answer) return this.#set({ problem: answer.problem, found: null })
    if (!('figures' in answer)) return
    this.#sound?.tune(answer.filters, this.#correction, answer.figures.louder)
    this.#set({ found: answer })
  }

  #remark(marks: readonly ClipMark[]): void {
    this.#set({ marks, problem: null })
  }

  #begin(change: Partial<ClipState>): number {
    this.close()
    this.#sound = undefined
    this.#recording = undefined
    this.#set({ ...empty, ...change })
    return this.#attempt
  }

  #ask(request: ClipRequest, transfer: Transferable[] = []): Promise<ClipAnswer> {
    const worker = (this.#worker ??= new Worker(new URL('./clip-worker.ts', import.meta.url)))
    const { port1, port2 } = new MessageChannel()
    const answered = new AbortController()
    return new Promise<ClipAnswer>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<ClipAnswer>) => resolve(data)
      worker.addEventListener('error', () => resolve({ problem: 'failed' }), answered)
      worker.postMessage(request, [...transfer, port2])
    }).finally(() => {
      port1.close()
      answered.abort()
    })
  }

  #set(change: Partial<ClipState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.forEach((listener) => listener())
  }
}
