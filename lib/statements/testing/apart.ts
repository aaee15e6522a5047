import { mkdtempSync, rmSync } from 'node:fs'
import { ShopError } from '@/lib/core/errors'
import { closeThreads, openThreads } from '@/lib/core/off-thread'
import { readApart } from '../reading/read-apart'
import { camtEntry } from './sample-files'

/**
 * Opens the background threads for the tests of a `describe`, and closes them after it.
 * @param make writes their script to a file
 */
export function withThreads(make: (file: string) => Promise<unknown>): void {
  // A folder from which its dependencies resolve.
  const folder = mkdtempSync('.background-')
  beforeAll(async () => {
    await make(`${folder}/background.mjs`)
    openThreads(`${folder}/background.mjs`)
  })
  afterAll(async () => {
    await closeThreads()
    rmSync(folder, { recursive: true })
  })
}

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** As many entries of a CAMT file, each of another amount. */
export const camtEntries = (count: number) =>
  Array.from({ length: count }, (_, n) => camtEntry({ amount: n + 1, purpose: `Zahlung ${n}` })).join('\n')

/** What a file is refused with, by the sentence at its field; `read` if it is read. */
export const refusalOf = (bytes: Uint8Array) =>
  readApart(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )
