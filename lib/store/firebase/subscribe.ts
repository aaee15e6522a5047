import 'server-only'
import type { DataSnapshot } from 'firebase-admin/database'
import { keysOf } from '@/lib/store/changes'
import { log } from '@/lib/core/log'
import { notify } from '@/lib/store/listeners'
import type { Listener, Path, Unsubscribe } from '@/lib/store/store'
import type { Connection } from './connection'
import { receivedValue } from './received-value'

const RETRY_MS = 5_000

/**
 * Calls the listener with the value now and on every change, never before this function has returned. A listener
 * that throws is logged and stays subscribed.
 * @throws StoreError `bad_path`
 */
export function subscribe(connection: Connection, path: Path, listener: Listener): Unsubscribe {
  keysOf(path)
  const reference = connection.database.ref(path)
  let active = true
  let retry: NodeJS.Timeout | undefined

  const hand = (snapshot: DataSnapshot) => {
    if (active) notify(listener, receivedValue(snapshot.val()))
  }
  const deliver = (snapshot: DataSnapshot | null) => {
    if (snapshot) queueMicrotask(() => hand(snapshot))
  }
  /** The database ends a subscription when it refuses the identity, which may just be a passing token problem. */
  const attach = () => {
    reference.on('value', deliver, (error: Error) => {
      log().error({ error, path }, 'a subscription was refused')
      if (!active) return
      retry = setTimeout(attach, RETRY_MS)
      retry.unref()
    })
  }

  attach()
  return () => {
    active = false
    clearTimeout(retry)
    reference.off('value', deliver)
  }
}
