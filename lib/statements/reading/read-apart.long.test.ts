import { mkdtempSync, rmSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { makeBackground } from '@/build/make-workers'
import { ShopError } from '@/lib/core/errors'
import { closeThreads, openThreads } from '@/lib/core/off-thread'
import { readApart } from './read-apart'
import { camtEntry, camtOf } from '../testing/sample-files'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => camtEntry({ amount: n + 1, purpose: `Zahlung ${n}` })).join('\n')
const refusalOf = (bytes: Uint8Array) =>
  readApart(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )

describe('the largest statement', () => {
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

  it('of 19 MB is read while the process goes on answering others', async () => {
    const bytes = bytesOf(camtOf(entries(35_500)))
    expect(bytes.length).toBeGreaterThan(18_000_000)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    const before = performance.eventLoopUtilization()
    delay.enable()
    const { payments } = await readApart(bytes)
    delay.disable()
    expect(payments).toHaveLength(35_500)
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
    // In ns; on one thread, telling the payments apart takes most of a second alone.
    expect(delay.max / 1e6).toBeLessThan(400)
  }, 60_000)

  it('that would fill the memory is refused, and the process lives on', async () => {
    const heavy = `<Ntry>${'<a/>'.repeat(4_900_000)}</Ntry>`
    expect(await refusalOf(bytesOf(camtOf(heavy)))).toMatch(/^In dieser Datei steht mehr, als der Shop/)
  }, 60_000)
})
