import 'server-only'
import { subscribeShared } from './shared-subscription'
import { increment, type Changes, type Store, type Unsubscribe } from './store'

/** Counts what happens to records of a kind, so that screens that show them know when to ask anew. */
export interface ChangeSignal {
  /** What counts a change; to be written in the update that makes it. */
  changed(): Changes
  /** Differs as soon as there was a change. */
  version(store: Store): Promise<string>
  /** Tells the version, now and after each change. */
  watch(store: Store, listener: (version: string) => void): Unsubscribe
}

/** The count at `signals/{name}`. */
export function changeSignal(name: string): ChangeSignal {
  const path = `signals/${name}`
  return {
    changed: () => ({ [path]: increment(1) }),
    version: async (store) => String(await store.get(path)),
    watch: (store, listener) => subscribeShared(store, path, (value) => listener(String(value))),
  }
}
