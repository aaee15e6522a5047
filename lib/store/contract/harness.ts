import type { Store } from '@/lib/store/store'

/** What an engine brings along to be tested. */
export interface Harness {
  /** A further connection to the same data. */
  open(): Promise<Store>
  /** Fresh, empty data. */
  reset(): Promise<void>
  /** With these, a child process opens the same data through `lib/store/open-store.ts`. Read after `reset`. */
  readonly childScriptEnv: Record<string, string>
  /** Cuts the connection of every client and lets it come back. */
  dropConnections?(): Promise<void>
  end(): Promise<void>
}

/** What the tests of the suite work with. */
export interface Context {
  readonly harness: Harness
  /** The connection of the present test. */
  store(): Store
  /** One more connection, closed after the test. */
  open(): Promise<Store>
}
