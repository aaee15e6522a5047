import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adjustBalance } from '@/lib/affiliate/balance/adjust-balance'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { payoutsOf } from '@/lib/affiliate/payouts/payout-files'
import { reportReturned, reportSent } from '@/lib/affiliate/payouts/report-payout'
import { addPartners } from '@/lib/affiliate/testing/add-sales'
import { setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { tidyAll } from './testing/tidy-all'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-payees-'))
process.env.DATA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))
const store = temporaryStore()
afterEach(() => setClock())

it('deletes credit notes and payees with the books of their year, the journal two years later, and all figures add up', async () => {
  const at = (day: string) => setClock(() => Date.parse(`${day}T12:00:00Z`))
  at('2026-12-30')
  await addPartners(store(), ['nova', 'pixel'])
  for (const uid of ['nova', 'pixel'])
    await adjustBalance(store(), uid, { amount: 3000, note: 'x', key: uid })
  const run = newId('run')
  await startPayout(store(), run, 'admin a')
  await payOut(store(), run)
  const [payout] = await payoutsOf(store(), run)
  at('2027-01-02')
  await reportSent(store(), payout?.id ?? '', 'admin a')
  await reportReturned(store(), payout?.id ?? '', 'admin a')
  expect(await findingsOf(store())).toEqual([])

  at('2034-12-31')
  expect(await tidyAll(store())).not.toHaveProperty('payouts')
  expect(JSON.stringify(await store().get('affiliatePayouts'))).toContain('DE02120300000000202051')
  at('2035-01-01')
  const tidied = await tidyAll(store())
  expect(tidied).toMatchObject({ payouts: 2, invoices: 2 })
  expect(tidied).not.toHaveProperty('journal')
  expect(JSON.stringify(await store().get('affiliatePayouts'))).not.toMatch(/DE02|Müller/)
  expect(await findingsOf(store())).toEqual([])
  at('2036-01-01')
  expect(await tidyAll(store())).toMatchObject({ invoices: 1 })
  at('2037-01-01')
  expect(await tidyAll(store())).toMatchObject({ journal: 1 })
  at('2038-01-01')
  expect(await tidyAll(store())).toMatchObject({ journal: 2 })
  expect(await findingsOf(store())).toEqual([])
})

it('deletes expired backups from before a format migration, and no other file beside them', async () => {
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const old = [
    'before-format-2-2026-10-01T10-00-00-000Z.sqlite',
    'before-format-2-2026-10-01T10-00-00-000Z.json',
  ]
  const kept = ['before-format-2-2026-10-20T10-00-00-000Z.sqlite', 'mine-2020-01-01.sqlite']
  for (const name of [...old, ...kept]) writeFileSync(join(backups, name), '')
  setClock(() => Date.parse('2026-11-05T00:00:00Z'))
  expect(await tidyAll(store(), true)).toMatchObject({ backups: 2 })
  expect(await tidyAll(store())).toMatchObject({ backups: 2 })
  expect(readdirSync(backups).sort()).toEqual(kept)
})
