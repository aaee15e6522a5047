import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteStore } from '../sqlite/sqlite-store'
import type { Store } from '../store'

/** A real, empty store for one test file; call it at the top of a `describe`. */
export function temporaryStore(): () => Store {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const opened: Store[] = []
  const current = () => {
    const store = opened.at(-1)
    if (!store) throw new Error('the store opens with each test')
    return store
  }

  beforeEach(() => {
    opened.push(createSqliteStore(join(folder, `${opened.length}.sqlite`)))
  })

  // Not after each test, so that the tests' own clean-up can still use the store.
  afterAll(async () => {
    for (const store of opened) await store.close()
    rmSync(folder, { recursive: true })
  })

  return current
}
