import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import { MOST_FILTERS, type Filter } from '@/lib/audio/filter'
import type { Band } from '@/lib/studio/band'
import { beginHistory, redo, takeStep, undo, type History } from '@/lib/studio/history'

/** ms: a resting drag is read out after REST, a moving one at least every READ: each text costs a layout. */
const REST = 60
const READ = 500

interface StudioContent {
  bands: readonly Band[]
  dynamics: Dynamics | null
}

export interface StudioState {
  /** As seen and heard, including changes of a drag. */
  bands: readonly Band[]
  filters: readonly Filter[]
  /** Being dragged, which is no step yet. */
  moving: number | null
  selected: number | null
  history: History<StudioContent>
}

/** Each part subscribes for itself, so that a drag only updates the parts it affects. */
export class StudioStore {
  #state: StudioState
  #nextId = 0
  readonly #first: StudioContent
  readonly #listeners = new Set<() => void>()
  readonly #closeListeners = new Set<() => void>()
  readonly #readers = new Set<() => void>()
  #resting: ReturnType<typeof setTimeout> | undefined
  #reading: ReturnType<typeof setTimeout> | undefined

  constructor(filters: readonly Filter[], dynamics: Dynamics | null = null) {
    const bands = filters.map((filter) => this.#bandOf(filter))
    this.#first = { bands, dynamics }
    this.#state = {
      bands,
      filters,
      moving: null,
      selected: bands[0]?.id ?? null,
      history: beginHistory(this.#first),
    }
  }

  readonly current = (): StudioState => this.#state

  /** For a drag, at its start and end. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** For a drag, at every movement. */
  readonly subscribeClosely = (listener: () => void): (() => void) => {
    this.#closeListeners.add(listener)
    return () => this.#closeListeners.delete(listener)
  }

  /** For a drag, when it rests and twice a second. */
  readonly subscribeToRead = (listener: () => void): (() => void) => {
    this.#readers.add(listener)
    return () => this.#readers.delete(listener)
  }

  filterOf(id: number): Filter | undefined {
    return this.#state.bands.find((band) => band.id === id)?.filter
  }

  select(id: number): void {
    if (id !== this.#state.selected) this.#set({ selected: id })
  }

  grab(id: number): void {
    this.#set({ selected: id, moving: id })
  }

  /** Takes effect at once, becomes a step when settled. */
  move(id: number, filter: Filter): void {
    if (filter !== this.filterOf(id)) this.#set({ bands: this.#replaced(id, filter) })
  }

  settle(): void {
    const { bands, history, moving } = this.#state
    if (moving === null) return
    if (bands === history.present.bands) this.giveUp()
    else this.#step(bands)
  }

  giveUp(): void {
    this.#set({ bands: this.#state.history.present.bands, moving: null })
  }

  /** @param how quick changes of one filter with the same `how` are one step */
  change(id: number, filter: Filter, how?: string): void {
    if (filter === this.filterOf(id)) return
    this.#set({ selected: id })
    this.#step(this.#replaced(id, filter), how && { what: `${id} ${how}`, at: performance.now() })
  }

  /** Null at the maximum. */
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

  /** Replaces all filters, and `Leises lauter` if other values are given. */
  replace(
    filters: readonly Filter[],
    dynamics: Dynamics | null = this.#state.history.present.dynamics,
  ): void {
    const bands = filters.map((filter) => this.#bandOf(filter))
    this.#go(takeStep(this.#state.history, { bands, dynamics }))
  }

  /** Null turns it off. @param what quick changes with the same name are one step */
  even(dynamics: Dynamics | null, what?: string): void {
    const { history } = this.#state
    const last = what === undefined ? undefined : { what, at: performance.now() }
    this.#go(takeStep(history, { ...history.present, dynamics }, last))
  }

  reset(): void {
    this.#go(takeStep(this.#state.history, this.#first))
  }

  undo(): void {
    this.#go(undo(this.#state.history))
  }

  redo(): void {
    this.#go(redo(this.#state.history))
  }

  #step(bands: readonly Band[], last?: History<StudioContent>['last'] | ''): void {
    const { history } = this.#state
    this.#go(takeStep(history, { ...history.present, bands }, last || undefined))
  }

  #go(history: History<StudioContent>): void {
    const { bands } = history.present
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
