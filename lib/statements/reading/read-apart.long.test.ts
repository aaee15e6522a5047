import { performance } from 'node:perf_hooks'
import { makeBackground } from '@/build/make-workers'
import { readApart } from './read-apart'
import { camtOf } from '../testing/sample-files'
import { bytesOf, camtEntries, refusalOf, withThreads } from '../testing/apart'

describe('the largest statement', () => {
  withThreads(makeBackground)

  it('of 19 MB is read while the process keeps answering', async () => {
    const bytes = bytesOf(camtOf(camtEntries(35_500)))
    expect(bytes.length).toBeGreaterThan(18_000_000)
    const before = performance.eventLoopUtilization()
    const { payments } = await readApart(bytes)
    expect(payments).toHaveLength(35_500)
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })

  it('is refused if it would exhaust memory, and the process survives', async () => {
    const heavy = `<Ntry>${'<a/>'.repeat(4_900_000)}</Ntry>`
    expect(await refusalOf(bytesOf(camtOf(heavy)))).toMatch(/^In dieser Datei steht mehr, als der Shop/)
  })
})
