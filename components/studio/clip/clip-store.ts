import type { Filter } from '@/lib/audio/filter'
import type { SoundSet } from '@/lib/audio/prominence/sound-set'
import { problemOf } from '@/lib/own-sound/problem'
import { heldMarks, markAt, shortMark, withMark, type ClipMark } from '@/lib/studio/clip/clip'
import { ClipSound, type ClipSide } from './clip-sound'
import { noClip, type ClipPreset, type ClipState } from './clip-state'
import { ClipWork } from './clip-work'
import type { ClipAnswer } from './clip-worker'
import { keptMarks } from './kept-marks'
import { readClip } from './read-clip'
import { recordScreen, type ScreenRecording } from './record-screen'
import { rememberFit } from './remember-fit'

/** Seconds within which a proposed onset is marked instead of the exact position. */
const NEAR = 0.3
const none: readonly Filter[] = []

/** Outlives the part that shows it, so that leaving a page loses nothing. */
export class ClipStore {
  #state = noClip
  #file: Pick<File, 'name' | 'size'> = { name: '', size: 0 }
  #work: ClipWork | undefined
  #sound: ClipSound | undefined
  #recording: ScreenRecording | undefined
  #worn = none
  #correction = none
  /** Whose correction is worn; null for none, undefined for one's own. */
  #wornAs: string | null | undefined = null
  /** Of the marks of the last search. */
  #sounds: SoundSet | null = null
  #presetLouder = 0
  #attempt = 0
  /** Those whose effect is being asked for. */
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
    const work = new ClipWork(buffer)
    this.#work = work
    const answer = await work.read()
    if (attempt !== this.#attempt) return
    if (!('picture' in answer))
      return this.#set({ step: 'empty', problem: 'problem' in answer ? answer.problem : 'failed' })
    this.#file = file
    const marks = keptMarks.of(file)
    this.#sound = new ClipSound(buffer, () => this.#set({ isPlaying: false }))
    this.#set({ step: 'ready', seconds: buffer.duration, marks, isRestored: marks.length > 0, ...answer })
    this.hear(this.#state.preset ? 'preset' : 'before')
    void this.#measurePreset()
  }

  /** Records a tab or the screen until `finish`. Browsers want it called from a gesture. */
  async record(): Promise<void> {
    const attempt = this.#begin({ step: 'asking' })
    try {
      const recording = await recordScreen()
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
    this.#add([mark])
  }

  markShort(time: number): ClipMark {
    const near = this.#state.proposed.find(({ from }) => Math.abs(from - time) < NEAR)
    const mark = near ?? shortMark(time)
    this.mark(mark)
    return mark
  }

  /** @param isLasting see `heldMarks` */
  markHeld(held: ClipMark, isLasting: boolean): void {
    this.#add(heldMarks(held, this.#state.proposed, isLasting))
  }

  markProposed(): number {
    this.#add(this.#state.proposed)
    return this.#state.proposed.length
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

  /** @param headset whose correction it is; undefined for one's own */
  compare(
    preset: ClipPreset | null,
    correction: readonly Filter[],
    headset: string | null | undefined,
  ): void {
    this.#wornAs = headset
    if (preset?.id === this.#state.preset?.id && correction === this.#worn) return
    this.#worn = correction
    if (!this.#state.found) this.#correction = correction
    const { side } = this.#state
    const isGone = side === 'preset' && !preset
    this.#set({ preset, presetGain: null, side: isGone ? 'before' : side })
    void this.#measurePreset()
  }

  async search(): Promise<void> {
    const { marks, step } = this.#state
    if (step !== 'ready' || !this.#work) return
    if (marks.length === 0) return this.#set({ problem: 'nothingMarked' })
    // Ignores answers to earlier requests.
    const attempt = (this.#attempt += 1)
    this.#followed = null
    const [correction, headset] = [this.#worn, this.#wornAs]
    this.#set({ step: 'searching', progress: 0, problem: null })
    const onProgress = (progress: number) => attempt === this.#attempt && this.#set({ progress })
    const answer = await this.#work.ask({ ask: 'search', marks, correction }, onProgress)
    if (attempt !== this.#attempt) return
    this.#correction = correction
    this.#set({ step: 'ready' })
    this.#show(answer)
    const { found, preset } = this.#state
    if (found) rememberFit({ ...found, preset, sounds: this.#sounds, headset })
    await this.#measurePreset()
  }

  /** Keeps the previous result. */
  cancel(): void {
    if (this.#state.step !== 'searching') return
    this.#attempt += 1
    this.#work?.end()
    this.#set({ step: 'ready' })
  }

  /** Once filters were found; where they change faster, only the newest. */
  async follow(filters: readonly Filter[]): Promise<void> {
    const { found, step } = this.#state
    if (!found || step !== 'ready' || !this.#sounds || !this.#work) return
    const isAsking = this.#followed !== null
    if (!isAsking && found.filters === filters) return
    this.#followed = filters
    if (isAsking) return
    const attempt = this.#attempt
    const [correction, sounds] = [this.#correction, this.#sounds]
    const answer = await this.#work.ask({ ask: 'figures', filters, correction, sounds })
    if (attempt !== this.#attempt) return
    const newest = this.#followed
    this.#followed = null
    this.#show(answer)
    if (newest !== filters) await this.follow(newest)
  }

  take(opened: number | undefined): void {
    this.#set({ takenAs: opened ?? null })
  }

  play(from: number): void {
    if (!this.#sound) return
    this.#sound.play(from)
    this.#set({ isPlaying: true })
  }

  pause(): void {
    this.#sound?.pause()
  }

  hear(side: ClipSide): void {
    this.#sound?.hear(side)
    this.#set({ side })
  }

  /** Clip, marks and result stay for when the visitor comes back. */
  leave(): void {
    this.cancel()
    this.pause()
    this.#recording?.stop()
  }

  async #measurePreset(): Promise<void> {
    const { preset } = this.#state
    this.#tune()
    if (!preset || !this.#work || !this.#sound) return
    const { filters } = preset
    const [correction, sounds] = [this.#correction, this.#sounds]
    const attempt = this.#attempt
    const answer = await this.#work.ask({ ask: 'preset', filters, correction, sounds })
    if (attempt !== this.#attempt || preset !== this.#state.preset || !('gain' in answer)) return
    this.#presetLouder = answer.louder
    this.#set({ presetGain: answer.gain })
    this.#tune()
  }

  #tune(): void {
    const { preset, found } = this.#state
    const sides = {
      ...(preset && { preset: { filters: preset.filters, louder: this.#presetLouder } }),
      ...(found && { fit: { filters: found.filters, louder: found.figures.louder } }),
    }
    this.#sound?.tune(sides, this.#correction)
  }

  #show(answer: ClipAnswer): void {
    if ('heard' in answer && answer.heard) {
      const { kept, sounds } = answer.heard
      this.#sounds = sounds
      const isKept = ({ from }: ClipMark) => kept.some((mark) => mark.from === from)
      this.#set({ dropped: this.#state.marks.filter((mark) => !isKept(mark)) })
    }
    if ('problem' in answer) {
      if (!answer.heard) this.#sounds = null
      const side = this.#state.side === 'fit' ? 'before' : this.#state.side
      this.#set({
        problem: answer.problem,
        found: null,
        side,
        ...(!answer.heard && { dropped: [], presetGain: null }),
      })
      this.#sound?.hear(side)
    } else if ('figures' in answer) {
      const isFirst = this.#state.found === null
      this.#set({ found: answer })
      this.#tune()
      if (isFirst) this.hear('fit')
    }
  }

  #add(marks: readonly ClipMark[]): void {
    const { seconds } = this.#state
    const within = marks.map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(seconds, to) }))
    this.#remark(within.reduce(withMark, this.#state.marks))
  }

  #remark(marks: readonly ClipMark[]): void {
    keptMarks.keep(this.#file, marks)
    this.#set({ marks, isRestored: false, problem: null })
  }

  #begin(change: Partial<ClipState>): number {
    this.#attempt += 1
    this.#followed = null
    this.#recording?.stop()
    this.#recording = undefined
    this.#sound?.close()
    this.#sound = undefined
    this.#work?.end()
    this.#work = undefined
    this.#sounds = null
    this.#correction = this.#worn
    this.#set({ ...noClip, preset: this.#state.preset, ...change })
    return this.#attempt
  }

  #set(change: Partial<ClipState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.forEach((listener) => listener())
  }
}

export const clipStore = new ClipStore()
