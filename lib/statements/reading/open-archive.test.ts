import { strToU8, zipSync } from 'fflate'
import { ShopError } from '@/lib/core/errors'
import { identifyStatement } from './identify-statement'
import { openArchive } from './open-archive'
import { camtFile, dkbFile, dkbRow } from '../testing/sample-files'

const first = { amount: 790, purpose: 'SK-7KQ2M-XW9TR', bankReference: '1' }
const second = { amount: 1290, purpose: 'SK-8KQ2M-XW9TR', bankReference: '2' }
const refusalOf = (bytes: Uint8Array) =>
  identifyStatement(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )

it('reads each payment once from all statements of an archive, and ignores other files', async () => {
  const bytes = zipSync({
    'a/1.xml': camtFile([first]),
    'a/2.xml': camtFile([first, second]),
    '__MACOSX/1.xml': strToU8('x'),
    'lies.pdf': strToU8('%PDF'),
  })
  const { format, payments, coverage } = await identifyStatement(bytes)
  expect(format).toBe('camt.053')
  expect(payments.map(({ booking }) => booking.amount).sort()).toEqual([1290, 790])
  expect(coverage).toHaveLength(2)
  const [alone] = (await identifyStatement(camtFile([first]))).payments
  expect(payments).toContainEqual(alone)
})

it.each([
  ['a table of Excel', zipSync({ 'xl/workbook.xml': strToU8('<x/>') }), /^Das ist eine Datei von Excel/],
  ['nothing to read', zipSync({ 'lies.pdf': strToU8('%PDF') }), /^In diesem Archiv ist kein Kontoauszug/],
  [
    'statements of different kinds',
    zipSync({ '1.xml': camtFile([first]), '2.csv': dkbFile([dkbRow(first)]) }),
    /^In diesem Archiv sind Kontoauszüge verschiedener Art/,
  ],
  ['more than 20 MB', zipSync({ '1.xml': new Uint8Array(20_000_001) }), /^In dieser Datei steht mehr/],
  [
    'an end that is missing',
    zipSync({ '1.xml': camtFile([first]) }).slice(0, 200),
    /^Dieses Archiv ist beschädigt/,
  ],
])('rejects an archive with %s', async (_, bytes, sentence) => {
  expect(await refusalOf(bytes)).toMatch(sentence)
})

it('unpacks an archive to no more than its declared size', () => {
  const bytes = zipSync({ '1.xml': new Uint8Array(1_000_000) })
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 28; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
  }
  expect(openArchive(bytes)[0]?.length).toBeLessThanOrEqual(10)
})
