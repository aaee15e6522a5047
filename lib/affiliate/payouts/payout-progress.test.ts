import { setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { addPartners, addSale } from '../testing/add-sales'
import { releaseSales } from '../balance/release-sales'
import { listRuns, noteFetched } from './data'
import { payOut, startPayout } from './pay-out'
import { payoutsOf } from './payout-files'
import { payoutProgress } from './payout-progress'
import { previewPayout } from './preview-payout'
import { reportSent } from './report-payout'
import { reportAllSent } from './report-run'

const store = temporaryStore()
const AT = Date.parse('2026-10-01T12:00:00+02:00')
const DUE = Date.parse('2026-12-01T12:00:00+01:00')

const runs = async () => (await listRuns(store(), { limit: 10 })).entries
const next = async () => payoutProgress(store(), await runs(), await previewPayout(store()))

async function progress() {
  const found = await next()
  return found && { step: found.step, done: found.done, open: found.open }
}

beforeEach(() => addPartners(store(), ['nova', 'pixel']))
afterEach(() => setClock())

it('leads from the preview to the bank file, to the report, and to the next run', async () => {
  expect(await progress()).toBeNull()
  for (const uid of ['nova', 'pixel']) await addSale(store(), uid, { at: AT, price: 25_000 })
  setClock(() => DUE)
  await releaseSales(store())
  expect(await progress()).toEqual({ step: 'check', done: 0, open: 0 })

  const run = newId('run')
  await startPayout(store(), run, 'test')
  expect(await progress()).toEqual({ step: 'running', done: 0, open: 0 })
  let partners = 0
  await payOut(store(), run, () => (partners += 1) === 1)
  expect(await progress()).toEqual({ step: 'running', done: 1, open: 0 })
  await payOut(store(), run)
  expect(await progress()).toEqual({ step: 'file', done: 2, open: 2 })

  const [latest] = await runs()
  if (latest) await noteFetched(store(), latest)
  const [one, other] = await payoutsOf(store(), run)
  await reportSent(store(), one?.id ?? '', 'test')
  expect(await progress()).toEqual({ step: 'confirm', done: 2, open: 1 })
  await reportSent(store(), other?.id ?? '', 'test')
  expect(await progress()).toBeNull()
})

/**
 * Two runs, 40 days apart.
 * @returns their ids
 */
async function twoRuns(): Promise<[string, string]> {
  const pay = async (later: number) => {
    for (const uid of ['nova', 'pixel']) await addSale(store(), uid, { at: AT + later, price: 25_000 })
    setClock(() => DUE + later)
    await releaseSales(store())
    const run = newId('run')
    await startPayout(store(), run, 'test')
    await payOut(store(), run)
    return run
  }
  return [await pay(0), await pay(40 * 86_400_000)]
}

it('leads to the oldest run whose bank file was not downloaded', async () => {
  const [first, second] = await twoRuns()
  expect(await next()).toMatchObject({ step: 'file', run: { id: first } })
  const run = (await runs()).find(({ id }) => id === first)
  if (run) await noteFetched(store(), run)
  expect(await next()).toMatchObject({ step: 'file', run: { id: second } })
})

it('does not offer the file of a run that is being paid by hand', async () => {
  const [first, second] = await twoRuns()
  const [one] = await payoutsOf(store(), first)
  await reportSent(store(), one?.id ?? '', 'test')
  expect(await next()).toMatchObject({ step: 'file', run: { id: second } })
})

it('offers no file again that was reported as sent as a whole', async () => {
  const [first, second] = await twoRuns()
  await reportAllSent(store(), first, 'test')
  expect(await next()).toMatchObject({ step: 'file', run: { id: second } })
})

it('knows when nothing is left of a run with too many payouts to count', async () => {
  const [, second] = await twoRuns()
  const run = (await runs()).find(({ id }) => id === second)
  const [sample] = await payoutsOf(store(), second)
  if (!run || !sample) throw new Error('no run')
  await store().update({ [`affiliateRuns/${second}/payouts`]: 102 })
  const set = async (status: 'created' | 'sent') => {
    const payouts = Array.from(
      { length: 100 },
      (_, index) => `payout_${run.at + 1}_${String(index).padStart(16, '0')}`,
    )
    await store().update(
      Object.fromEntries(payouts.map((id) => [`affiliatePayouts/${id}`, { ...sample, id, status }])),
    )
  }
  await set('created')
  for (const each of await runs()) await noteFetched(store(), each)
  expect(await progress()).toEqual({ step: 'confirm', done: 102, open: null })
  await set('sent')
  for (const { id } of await payoutsOf(store(), second)) await reportSent(store(), id, 'test')
  expect(await progress()).toBeNull()
})

it('does not offer the file of a large run of which any payout was sent by hand', async () => {
  const [first] = await twoRuns()
  const run = (await runs()).find(({ id }) => id === first)
  const [, sample] = await payoutsOf(store(), first)
  if (!run || !sample) throw new Error('no run')
  const later = Array.from(
    { length: 100 },
    (_, index) => `payout_${run.at + 1}_${String(index).padStart(16, '0')}`,
  )
  await store().update(Object.fromEntries(later.map((id) => [`affiliatePayouts/${id}`, { ...sample, id }])))
  await reportSent(store(), sample.id, 'test')
  expect(await next()).not.toMatchObject({ run: { id: first } })
})

it('expects nothing further while a run works', async () => {
  await startPayout(store(), newId('run'), 'test')
  expect(await payoutProgress(store(), await runs(), null)).toMatchObject({ step: 'running', done: 0 })
})
