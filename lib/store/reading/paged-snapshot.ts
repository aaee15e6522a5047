import type { GoneCollection } from '../gone'
import type { Collection, Entry, Snapshot, Store } from '../store'

/** This many entries of 64 KiB arrive well within a connection's timeout. */
const PAGE = 100

/** For engines without snapshots: read `once` first, so that what its keys stand for is in later collections. */
export function pagedSnapshot(list: Store['list']): Snapshot {
  return { entries: (collection) => pagesOf(list, collection), close: () => undefined }
}

async function* pagesOf(list: Store['list'], collection: Collection | GoneCollection): AsyncGenerator<Entry> {
  let page = await list(collection, { limit: PAGE })
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await list(collection, { limit: PAGE, before: last.key })
  }
}
