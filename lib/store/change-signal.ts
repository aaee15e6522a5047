import 'server-only'
import { subscribeShared } from './listeners'
import { increment, type Changes, type Store, type Unsubscribe } from './store'

/** Counts changes of one kind of record, in the update that makes them, so that screens know when to refresh. */
export interface ChangeSignal {
  changed(): Changes
  version(store: Store): Promise<string>
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
