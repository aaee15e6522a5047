import { makeBackground } from '@/build/make-workers'
import { identifyStatement } from './identify-statement'
import { readApart } from './read-apart'
import { camtOf, sparkasseFile, sparkasseRow } from '../testing/sample-files'
import { bytesOf, camtEntries, refusalOf, withThreads } from '../testing/apart'

describe('a large statement', () => {
  withThreads(makeBackground)

  it('gives the same result as on the process’s own thread, warnings included', async () => {
    const bytes = bytesOf(camtOf(camtEntries(500)))
    expect(bytes.length).toBeGreaterThan(200_000)
    expect(await readApart(bytes)).toEqual(await identifyStatement(bytes))
    const rows = Array.from({ length: 2000 }, () => sparkasseRow({ amount: 1, purpose: 'Zins' }))
    const damaged = sparkasseFile([...rows, sparkasseRow({ amount: 1, purpose: 'Zins' }, '1.2,3')])
    const sentence = 'Zeile 2002, Betrag: „1.2,3“ ist kein Betrag.'
    expect((await readApart(damaged)).warnings).toEqual([sentence])
    expect(await refusalOf(sparkasseFile([...rows, '"offen']))).toMatch(/^Zeile 2002: Hier ist die Datei/)
  }, 20_000)
})
