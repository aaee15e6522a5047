import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { saveUnmatched } from '@/lib/payment/unmatched-data'
import { ACCOUNT, camtFile, OTHER_PAYER } from '@/lib/statements/testing/sample-files'
import { store } from '@/lib/store/open-store'
import { POST as settle } from './unmatched/[paymentId]/route'
import { POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const headers = { origin: ORIGIN, authorization: `Bearer ${process.env.SERVER_SECRET}` }

const counts = { sure: 0, doubtful: 0, unmatched: 0, known: 0, warnings: [] }

describe('POST /api/admin/statements', () => {
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const send = (body: BodyInit, more: Record<string, string> = {}) =>
    POST(
      new Request(`${ORIGIN}/api/admin/statements?name=auszug.xml`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body,
        duplex: 'half',
      } as RequestInit),
      { params: Promise.resolve({}) },
    )

  it('answers how many payments are new', async () => {
    const file = new Uint8Array(camtFile([{ amount: 500, purpose: 'Miete' }]))
    expect(await (await send(file)).json()).toEqual({ ...counts, unmatched: 1 })
    expect(await (await send(file)).json()).toEqual({ ...counts, known: 1 })
  })

  it('requires confirmation before it reads a file of another account', async () => {
    const own = Buffer.from(camtFile([{ amount: 900, purpose: 'Miete' }])).toString()
    const foreign = own.replace(ACCOUNT, OTHER_PAYER)
    const refused = await send(foreign)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      error: { code: 'statement_account', fields: { file: expect.stringContaining(OTHER_PAYER) } },
    })
    const taken = await POST(
      new Request(`${ORIGIN}/api/admin/statements?name=auszug.xml&fremd=ja`, {
        method: 'POST',
        headers,
        body: foreign,
      }),
      { params: Promise.resolve({}) },
    )
    expect(await taken.json()).toEqual({ ...counts, unmatched: 1 })
  })

  it('skips another account in the shop’s own file, with a warning', async () => {
    const own = Buffer.from(camtFile([{ amount: 901, purpose: 'Miete' }])).toString()
    const [statement = ''] = /<Stmt>[^]*<\/Stmt>/.exec(own) ?? []
    const both = own.replace(statement, statement + statement.replace(ACCOUNT, OTHER_PAYER))
    const warnings = [`Das Konto ${OTHER_PAYER} ist nicht das des Shops; seine Buchungen sind ausgelassen.`]
    expect(await (await send(both)).json()).toEqual({ ...counts, unmatched: 1, warnings })
  })

  it('says in German what is wrong with a file', async () => {
    const refused = await send('Datum;Betrag\n')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      error: {
        code: 'statement_unreadable',
        fields: { file: expect.stringMatching(/^Das ist kein Kontoauszug/) },
      },
    })
  })

  it('rejects a file of more than 20 MB, with or without a stated length', async () => {
    expect((await send('x', { 'content-length': '20000001' })).status).toBe(413)
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(Buffer.alloc(1_000_000, 'x'))
      },
    })
    expect((await send(endless)).status).toBe(413)
    expect(sent).toBeLessThan(25)
  })

  it('accepts a file of exactly 20 MB', async () => {
    const file = camtFile([{ amount: 700, purpose: 'Miete' }])
    const padded = Buffer.concat([file, Buffer.alloc(20_000_000 - file.length, ' ')])
    expect(await (await send(new Uint8Array(padded))).json()).toMatchObject({ unmatched: 1 })
  })

  it('settles unmatched money of the payment provider once, and notes it in the journal', async () => {
    const unmatched = {
      method: 'stripe',
      amount: 790,
      currency: 'EUR',
      reason: 'second',
      at: Date.now(),
    } as const
    await saveUnmatched(store(), 'pi_1', unmatched)
    const call = (note: string) =>
      settle(
        new Request(`${ORIGIN}/api/admin/statements/unmatched/pi_1`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ note }),
        }),
        { params: Promise.resolve({ paymentId: 'pi_1' }) },
      ).then(({ status }) => status)
    expect(await call(' ')).toBe(400)
    expect((await Promise.all([call('Erstattet'), call('Erstattet')])).includes(204)).toBe(true)
    expect(await call('Erstattet')).toBe(404)
    expect(await store().get('payments/unmatched')).toBeNull()
    expect(await store().get('payments/settled/pi_1')).toMatchObject({ ...unmatched, note: 'Erstattet' })
    const acts = await store().find('journal', { child: 'act', equals: 'unmatched-settled' })
    expect(acts).toHaveLength(1)
    // The provider reports the payment again.
    expect(await saveUnmatched(store(), 'pi_1', unmatched)).toBe(false)
  })
})
