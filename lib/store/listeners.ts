import { AsyncResource } from 'node:async_hooks'
import { log } from '@/lib/core/log'
import { shared } from '@/lib/core/shared'
import type { Json, Listener, Path, Store, Unsubscribe, Place } from './store'

interface Hub {
  listeners: Set<Listener>
  /** Missing until the store first answers. */
  last?: Json | null
  stop: Unsubscribe
}

const hubs = shared('subscriptions', () => new Map<Path, Hub>())

/** Like `store.subscribe`, with one subscription per process for all listeners of a path. */
export function subscribeShared(store: Store, path: Place, listener: Listener): Unsubscribe {
  const hub = hubs.get(path) ?? openHub(store, path)
  hub.listeners.add(listener)
  if (hub.last !== undefined) listener(hub.last)
  return () => {
    hub.listeners.delete(listener)
    if (hub.listeners.size > 0 || hubs.get(path) !== hub) return
    hubs.delete(path)
    hub.stop()
  }
}

function openHub(store: Store, path: Place): Hub {
  const hub: Hub = { listeners: new Set(), stop: () => undefined }
  hubs.set(path, hub)
  hub.stop = store.subscribe(path, (value) => {
    hub.last = value
    for (const listener of [...hub.listeners]) listener(value)
  })
  return hub
}

/** A task started by a listener outlives the request that wrote, and would keep that request's memory alive. */
const outsideOfRequests = new AsyncResource('StoreListener')

export function notify(listener: Listener, value: Json | null): void {
  try {
    outsideOfRequests.runInAsyncScope(listener, undefined, value)
  } catch (error) {
    log().error({ error }, 'a listener of the store failed')
  }
}
