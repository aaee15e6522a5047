import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Env } from '@/lib/core/env'
import { importTree } from '@/lib/store/import-tree'

/**
 * An export of a shop from before data had a format, made by the program of that time: orders in all states,
 * with a partner, invoices, refunds and mails.
 */
export const oldExport = gunzipSync(readFileSync('lib/migration/testing/format-1.json.gz'))

/** Fills an empty store with the old export. */
export function importOld(settings: Env): Promise<number> {
  return importTree(settings, async function* () {
    yield oldExport
  })
}
