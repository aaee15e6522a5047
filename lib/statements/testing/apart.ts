import { mkdtempSync, rmSync } from 'node:fs'
import { ShopError } from '@/lib/core/errors'
import { closeThreads, openThreads } from '@/lib/core/off-thread'
import { readApart } from '../reading/read-apart'
import { camtEntry } from './sample-files'

/**
 * Opens the background threads for the tests of a `describe`, and closes them afterwards.
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

/** This many entries of a CAMT file, each with another amount. */
export const camtEntries = (count: number) =>
  Array.from({ length: count }, (_, n) => camtEntry({ amount: n + 1, purpose: `Zahlung ${n}` })).join('\n')

/** The message at the field of a rejected file; `read` if it is accepted. */
export const refusalOf = (bytes: Uint8Array) =>
  readApart(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )
