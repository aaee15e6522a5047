import { mkdtempSync, rmSync } from 'node:fs'
import { makeBackground } from '@/build/make-workers'
import { ShopError } from '@/lib/core/errors'
import { closeThreads, openThreads } from '@/lib/core/off-thread'
import { identifyStatement } from './identify-statement'
import { readApart } from './read-apart'
import { camtEntry, camtOf, sparkasseFile, sparkasseRow } from '../testing/sample-files'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => camtEntry({ amount: n + 1, purpose: `Zahlung ${n}` })).join('\n')
const refusalOf = (bytes: Uint8Array) =>
  readApart(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )

describe('a large statement', () => {
  // A folder from which its dependencies resolve.
  const folder = mkdtempSync('.background-')
  beforeAll(async () => {
    await makeBackground(`${folder}/background.mjs`)
    openThreads(`${folder}/background.mjs`)
  })
  afterAll(async () => {
    await closeThreads()
    rmSync(folder, { recursive: true })
  })

  it('says the same as on the thread of the process, also of what is wrong with it', async () => {
    const bytes = bytesOf(camtOf(entries(500)))
    expect(bytes.length).toBeGreaterThan(200_000)
    expect(await readApart(bytes)).toEqual(await identifyStatement(bytes))
    const rows = Array.from({ length: 2000 }, () => sparkasseRow({ amount: 1, purpose: 'Zins' }))
    const damaged = sparkasseFile([...rows, sparkasseRow({ amount: 1, purpose: 'Zins' }, '1.2,3')])
    const sentence = 'Zeile 2002, Betrag: „1.2,3“ ist kein Betrag.'
    expect((await readApart(damaged)).warnings).toEqual([sentence])
    expect(await refusalOf(sparkasseFile([...rows, '"offen']))).toMatch(/^Zeile 2002: Hier ist die Datei/)
  }, 20_000)
})
