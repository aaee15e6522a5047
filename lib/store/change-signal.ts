import 'server-only'
import { subscribeShared } from './listeners'
import { increment, type Changes, type Store, type Unsubscribe } from './store'

/** Counts changes of one kind of record, so that screens showing them know when to refresh. */
export interface ChangeSignal {
  /** Counts a change; written in the same update as the change. */
  changed(): Changes
  version(store: Store): Promise<string>
  /** Reports the version, now and on each change. */
  watch(store: Store, listener: (version: string) => void): Unsubscribe
}

export function changeSignal(name: string): ChangeSignal {
  const path = `signals/${name}` as const
  return {
    changed: () => ({ [path]: increment(1) }),
    version: async (store) => String(await store.get(path)),
    watch: (store, listener) => subscribeShared(store, path, (value) => listener(String(value))),
  }
}
