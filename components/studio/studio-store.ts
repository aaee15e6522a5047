import { MOST_FILTERS, type Filter } from '@/lib/audio/filter'
import type { Band } from '@/lib/studio/band'
import { beginHistory, redo, takeStep, undo, type History } from '@/lib/studio/history'

/** ms after which a drag that rests is read, and the most for which one that does not is not: each text has to be laid out. */
const REST = 60
const READ = 500

export interface StudioState {
  /** As they are seen and heard, also amid a drag. */
  bands: readonly Band[]
  /** Those of the bands. */
  filters: readonly Filter[]
  /** The id of the filter that a drag is on, which is no step yet. */
  moving: number | null
  /** The id of the filter that was touched last. */
  selected: number | null
  history: History<readonly Band[]>
}

/** The filters that are being edited. Parts of the studio listen to it, so that a drag has only those work that it changes. */
export class StudioStore {
  #state: StudioState
  #nextId = 0
  readonly #first: readonly Band[]
  readonly #listeners = new Set<() => void>()
  readonly #closeListeners = new Set<() => void>()
  readonly #readers = new Set<() => void>()
  #resting: ReturnType<typeof setTimeout> | undefined
  #reading: ReturnType<typeof setTimeout> | undefined

  constructor(filters: readonly Filter[]) {
    this.#first = filters.map((filter) => this.#bandOf(filter))
    this.#state = {
      bands: this.#first,
      filters,
      moving: null,
      selected: this.#first[0]?.id ?? null,
      history: beginHistory(this.#first),
    }
  }

  readonly current = (): StudioState => this.#state

  /** Tells of every change, of those of a drag when it begins and when it has ended. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells of every change, of each movement of a drag, too. */
  readonly subscribeClosely = (listener: () => void): (() => void) => {
    this.#closeListeners.add(listener)
    return () => this.#closeListeners.delete(listener)
  }

  /** Tells of every change, amid a drag when it rests and twice a second. */
  readonly subscribeToRead = (listener: () => void): (() => void) => {
    this.#readers.add(listener)
    return () => this.#readers.delete(listener)
  }

  /** @returns undefined for one that is gone */
  filterOf(id: number): Filter | undefined {
    return this.#state.bands.find((band) => band.id === id)?.filter
  }

  select(id: number): void {
    if (id !== this.#state.selected) this.#set({ selected: id })
  }

  /** Begins a drag. */
  grab(id: number): void {
    this.#set({ selected: id, moving: id })
  }

  /** Amid a drag: seen and heard at once, and a step when it is settled. */
  move(id: number, filter: Filter): void {
    if (filter !== this.filterOf(id)) this.#set({ bands: this.#replaced(id, filter) })
  }

  /** Ends a drag. */
  settle(): void {
    const { bands, history, moving } = this.#state
    if (moving === null) return
    if (bands === history.present) this.giveUp()
    else this.#step(bands)
  }

  /** Ends a drag that was none. */
  giveUp(): void {
    this.#set({ bands: this.#state.history.present, moving: null })
  }

  /** @param how changes of one filter in the same way, one soon after the other, are one step */
  change(id: number, filter: Filter, how?: string): void {
    if (filter === this.filterOf(id)) return
    this.#set({ selected: id })
    this.#step(this.#replaced(id, filter), how && { what: `${id} ${how}`, at: performance.now() })
  }

  /** @returns its id; null if there are as many as there may be */
  add(filter: Filter): number | null {
    const { bands } = this.#state
    if (bands.length >= MOST_FILTERS) return null
    const band = this.#bandOf(filter)
    this.#set({ selected: band.id })
    this.#step([...bands, band])
    return band.id
  }

  remove(id: number): void {
    this.#step(this.#state.bands.filter((band) => band.id !== id))
  }

  /** Puts others in place of all of them. */
  replace(filters: readonly Filter[]): void {
    this.#step(filters.map((filter) => this.#bandOf(filter)))
  }

  reset(): void {
    this.#step(this.#first)
  }

  undo(): void {
    this.#go(undo(this.#state.history))
  }

  redo(): void {
    this.#go(redo(this.#state.history))
  }

  #step(bands: readonly Band[], last?: History<readonly Band[]>['last'] | ''): void {
    this.#go(takeStep(this.#state.history, bands, last || undefined))
  }

  #go(history: History<readonly Band[]>): void {
    const bands = history.present
    const { selected } = this.#state
    const isThere = bands.some(({ id }) => id === selected)
    this.#set({ bands, history, moving: null, selected: isThere ? selected : (bands[0]?.id ?? null) })
  }

  #replaced(id: number, filter: Filter): readonly Band[] {
    return this.#state.bands.map((band) => (band.id === id ? { id, filter } : band))
  }

  #bandOf(filter: Filter): Band {
    this.#nextId += 1
    return { id: this.#nextId, filter }
  }

  #set(change: Partial<StudioState>): void {
    const filters = change.bands?.map(({ filter }) => filter) ?? this.#state.filters
    const { moving } = this.#state
    this.#state = { ...this.#state, ...change, filters }
    this.#closeListeners.forEach((listener) => listener())
    if (this.#state.moving === null) this.#read()
    else this.#readSoon()
    if (this.#state.moving === null || moving === null) this.#listeners.forEach((listener) => listener())
  }

  #readSoon(): void {
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.#read(), REST)
    this.#reading ??= setTimeout(() => this.#read(), READ)
  }

  #read(): void {
    clearTimeout(this.#resting)
    clearTimeout(this.#reading)
    this.#reading = undefined
    this.#readers.forEach((listener) => listener())
  }
}
