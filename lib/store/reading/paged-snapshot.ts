import type { Entry, Snapshot, Store } from '../store'

/** So many entries of 64 KiB arrive well within the patience of a connection. */
const PAGE = 100

/**
 * Reads collections page by page, for an engine that cannot hold a state. It must be asked for the marks of `once` first:
 * then what they stand for is in what is read later.
 */
export function pagedSnapshot(list: Store['list']): Snapshot {
  return { entries: (collection) => pagesOf(list, collection), close: () => undefined }
}

async function* pagesOf(list: Store['list'], collection: string): AsyncGenerator<Entry> {
  let page = await list(collection, { limit: PAGE })
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await list(collection, { limit: PAGE, before: last.key })
  }
}
