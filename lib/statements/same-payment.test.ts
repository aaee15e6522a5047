import { zipSync } from 'fflate'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { auditStatements } from './audit'
import { findEntries } from './data'
import type { EntryState } from './schema'
import { takeStatement } from './take-statement'
import { addOrder } from '@/lib/orders/testing/add-order'
import {
  ACCOUNT,
  camtEntry,
  camtFile,
  camtOf,
  sparkasseFile,
  sparkasseRow,
  type SampleBooking,
} from './testing/sample-files'

const ACTOR = 'admin uid-owner'
const none = { sure: 0, doubtful: 0, unmatched: 0, known: 0 }

/** A notification (CAMT.054) of one payment, with its own number. */
function notice(number: string, booking: SampleBooking, changed = (text: string) => text): Uint8Array {
  const text = camtOf(camtEntry(booking))
    .replace('camt.053', 'camt.054')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
    .replaceAll('Stmt>', 'Ntfctn>')
    .replace('<Id>1</Id>', `<Id>${number}</Id>`)
  return new TextEncoder().encode(changed(text))
}

/** The CSV of a Sparkasse with one payment, to an account as the bank writes it. */
function sparkasse(booking: SampleBooking, account = ACCOUNT): Uint8Array {
  const text = Buffer.from(sparkasseFile([sparkasseRow(booking)])).toString('latin1')
  return Buffer.from(text.replaceAll(ACCOUNT, account), 'latin1')
}

describe('a payment in several files', () => {
  const store = temporaryStore()
  const take = async (bytes: Uint8Array) => {
    const { warnings, ...counts } = await takeStatement(store(), { bytes, name: 'auszug' }, ACTOR)
    expect(warnings).toEqual([])
    return counts
  }
  const entriesIn = async (state: EntryState) => (await findEntries(store(), state, { limit: 100 })).entries
  afterEach(async () => {
    for await (const finding of auditStatements(store())) throw new Error(finding.path)
  })
  const bare = { amount: 720, purpose: '', iban: '' }
  const anna = { ...bare, name: 'Anna Muster' }
  const bert = { ...bare, name: 'Bert Beispiel' }

  it('is another one if its payer differs, or a reference of bank or payer', async () => {
    await addOrder(store(), { createdAt: Date.parse('2026-11-19'), total: 720 })
    await addOrder(store(), { createdAt: Date.parse('2026-11-19'), total: 720 })
    expect(await take(notice('1', anna))).toEqual({ ...none, doubtful: 1 })
    expect(await take(notice('2', bert))).toEqual({ ...none, doubtful: 1 })
    expect((await entriesIn('doubtful')).map(({ doubt }) => doubt)).toEqual(['no-reference', 'no-reference'])
    const told = [
      notice('3', { ...anna, bankReference: 'A1' }),
      notice('4', { ...anna, bankReference: 'A2' }),
      notice('5', anna, (text) => text.replace('<Amt', '<NtryRef>2026112000017</NtryRef><Amt')),
      notice('6', anna, (text) => text.replace('NOTPROVIDED', 'E2E-1')),
    ]
    for (const file of told) expect(await take(file)).toEqual({ ...none, doubtful: 1 })
    for (const file of told) expect(await take(file)).toEqual({ ...none, known: 1 })
  })

  it('is distinguished in comdirect’s CSV by the bank’s reference', async () => {
    const comdirect = (reference: string) =>
      Buffer.from(
        [
          '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
          `"21.11.2026";"21.11.2026";"Übertrag";"Auftraggeber: AnnaBuchungstext: Danke Ref. ${reference}";"7,20";`,
        ].join('\n'),
        'latin1',
      )
    expect(await take(comdirect('A/1'))).toEqual({ ...none, unmatched: 1 })
    expect(await take(comdirect('A/2'))).toEqual({ ...none, unmatched: 1 })
    expect(await take(comdirect('A/2'))).toEqual({ ...none, known: 1 })
  })

  it('awaits a decision if nothing distinguishes it from another one', async () => {
    const order = await addOrder(store(), { createdAt: Date.parse('2026-11-19'), total: 720 })
    expect(await take(notice('1', anna))).toEqual({ ...none, doubtful: 1 })
    expect(await take(notice('2', anna))).toEqual({ ...none, doubtful: 1 })
    const doubts = (await entriesIn('doubtful')).map(({ doubt, candidates }) => [doubt, candidates])
    expect(doubts).toHaveLength(2)
    expect(doubts).toContainEqual(['again', { [order.id]: 0 }])
    for (const number of ['1', '2']) expect(await take(notice(number, anna))).toEqual({ ...none, known: 1 })
    // The statement of that day has two of them, and later a third.
    expect(await take(camtFile([anna, anna]))).toEqual({ ...none, known: 2 })
    expect(await take(camtFile([anna, anna, anna]))).toEqual({ ...none, known: 2, doubtful: 1 })
    expect(await take(notice('3', anna))).toMatchObject({ doubtful: 1 })
  })

  it('awaits a decision within one archive, too', async () => {
    const archive = zipSync({
      '1.xml': notice('1', anna),
      '2.xml': notice('2', anna),
      '3.xml': notice('3', bert),
    })
    expect(await take(archive)).toEqual({ ...none, doubtful: 1, unmatched: 2 })
    expect(await take(archive)).toEqual({ ...none, known: 3 })
  })

  it('is the same one if statements list its whole day, however they overlap', async () => {
    expect(await take(camtFile([anna]))).toEqual({ ...none, unmatched: 1 })
    expect(await take(camtFile([anna, bert]))).toEqual({ ...none, known: 1, unmatched: 1 })
    expect(await take(notice('1', anna))).toEqual({ ...none, known: 1 })
    expect(await take(camtFile([{ amount: 1, purpose: 'Zins', day: '2026-11-18' }, anna, bert]))).toEqual({
      ...none,
      known: 2,
      unmatched: 1,
    })
  })

  it('is matched by payer if files of two formats have several of one amount', async () => {
    await take(notice('1', { ...bert, purpose: 'Danke' }))
    const rows = [anna, bert].map((booking) => sparkasseRow({ ...booking, purpose: 'Danke' }))
    expect(await take(sparkasseFile(rows))).toEqual({ ...none, known: 1, unmatched: 1 })
    const names = (await entriesIn('unmatched')).map(({ name }) => name)
    expect(names.sort()).toEqual(['Anna Muster', 'Bert Beispiel'])
  })

  it('awaits a decision if files of two formats share only day and amount', async () => {
    await take(notice('1', { ...anna, purpose: '' }))
    expect(await take(sparkasse({ ...bare, name: '' }))).toEqual({ ...none, doubtful: 1 })
  })

  it('counts once under an account with and without its currency', async () => {
    const entry = { ...anna, purpose: 'Danke' }
    expect(await take(sparkasse(entry, `${ACCOUNT}EUR`))).toEqual({ ...none, unmatched: 1 })
    expect(await take(sparkasse(entry))).toEqual({ ...none, known: 1 })
  })
})
