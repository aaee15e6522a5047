import type { Store } from '@/lib/store/store'

export interface Harness {
  open(): Promise<Store>
  reset(): Promise<void>
  /** Environment with which a child process opens the same data through `lib/store/open-store.ts`. Read after `reset`. */
  readonly childScriptEnv: Record<string, string>
  dropConnections?(): Promise<void>
  end(): Promise<void>
}

export interface Context {
  readonly harness: Harness
  store(): Store
  open(): Promise<Store>
}
