'use client'

import { useSyncExternalStore } from 'react'
import { player } from '@/components/audio/playing/player'
import { storedValue } from '@/lib/core/stored-value'
import type { CurvePoint } from '@/lib/audio/extremes'
import type { Headset, HeadsetSummary } from '@/lib/headsets/schema'
import type { FetchedHeadset } from './fetch-headsets'

export type ChosenHeadset = Pick<HeadsetSummary, 'id' | 'name'>

export interface HeadsetState {
  chosen: ChosenHeadset | null
  /** Once it has been loaded. */
  headset: Headset | null
  /** Where it lifts so much that the visitor should know. */
  lift: CurvePoint | null
  failure: 'unknown' | 'noAnswer' | null
}

/** Stored if the visitor uses none of the headsets that the shop knows. */
const NONE = 'none'
const stored = storedValue('headset', 'local', parseAnswer, true)
const none: HeadsetState = { chosen: null, headset: null, lift: null, failure: null }

/** All tabs share it. The player uses the chosen one, unless another one is lent to it. */
class HeadsetStore {
  #state = none
  #isRead = false
  #leave = () => {}
  #lent: { headset: Headset | null }[] = []
  readonly #listeners = new Set<() => void>()

  readonly current = (): HeadsetState => {
    if (!this.#isRead) this.#read()
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#leave = stored.subscribe(this.#read)
    this.#listeners.add(listener)
    if (!this.#isRead) this.#read()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#leave()
    }
  }

  /** Whether a choice was made in this browser; `none` counts as one. */
  isAnswered(): boolean {
    return stored.read() !== null
  }

  choose(chosen: ChosenHeadset | null): void {
    this.#take(chosen)
    stored.write(chosen ? { id: chosen.id, name: chosen.name } : NONE)
  }

  again(): void {
    this.#load(this.#state.chosen)
  }

  /** @returns ends that */
  lend(headset: Headset | null): () => void {
    const loan = { headset }
    this.#lent = [...this.#lent, loan]
    this.#wear()
    return () => {
      this.#lent = this.#lent.filter((one) => one !== loan)
      this.#wear()
    }
  }

  readonly #read = (): void => {
    this.#isRead = true
    const answer = stored.read()
    const chosen = answer === NONE ? null : answer
    if (chosen?.id !== this.#state.chosen?.id) this.#take(chosen)
  }

  #take(chosen: ChosenHeadset | null): void {
    this.#isRead = true
    this.#set({ ...none, chosen })
    this.#load(chosen)
  }

  #load(chosen: ChosenHeadset | null): void {
    if (!chosen) return
    loadHeadset(chosen.id).then(
      (loaded) => {
        if (this.#state.chosen === chosen)
          this.#set({ ...none, chosen, ...(loaded ?? { failure: 'unknown' as const }) })
      },
      () => {
        if (this.#state.chosen === chosen) this.#set({ ...none, chosen, failure: 'noAnswer' })
      },
    )
  }

  #set(next: HeadsetState): void {
    this.#state = next
    this.#wear()
    this.#listeners.forEach((listener) => listener())
  }

  #wear(): void {
    const lent = this.#lent.at(-1)
    player.wear(lent ? lent.headset : this.#state.headset)
  }
}

export const headsetStore = new HeadsetStore()

export function useHeadset(): HeadsetState {
  return useSyncExternalStore(headsetStore.subscribe, headsetStore.current, () => none)
}

export function chooseEverywhere(chosen: ChosenHeadset | null, uid: string | undefined): void {
  headsetStore.choose(chosen)
  if (uid !== undefined) void keepInAccount(chosen)
}

async function keepInAccount(chosen: ChosenHeadset | null): Promise<void> {
  const loaded = await import('./fetch-headsets').catch(() => null)
  await loaded?.keepInAccount(chosen)
}

/** @throws if its code cannot be loaded, or the shop does not answer */
async function loadHeadset(id: string): Promise<FetchedHeadset | null> {
  const { fetchHeadset } = await import('./fetch-headsets')
  return fetchHeadset(id)
}

/** Null for anything that this page would not have written. */
function parseAnswer(value: unknown): ChosenHeadset | typeof NONE | null {
  return value === NONE ? NONE : parseChosen(value)
}

export function parseChosen(value: unknown): ChosenHeadset | null {
  const { id, name }: Record<string, unknown> = Object(value)
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,80}$/.test(id)) return null
  return typeof name === 'string' && name !== '' && name.length <= 80 ? { id, name } : null
}
