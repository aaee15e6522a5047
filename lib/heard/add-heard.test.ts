import { setClock } from '@/lib/core/clock'
import { publishedHeard, heardCountSchema } from '@/lib/catalog/heard-counts'
import { saveOrder } from '@/lib/orders/data'
import { orderedPreset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { buyPreset } from '@/lib/ratings/testing/buy-preset'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { addAccountsHeard, addBuyersHeard } from './add-heard'
import { auditHeard } from './audit'
import {
  countHeard,
  excludeHeard,
  removeAccountsHeard,
  removeBuyersHeard,
  takeBackAccountsHeard,
  takeBackBuyersHeard,
} from './change-heard'
import { heardCsv } from './heard-csv'
import { accountsHeard, buyersHeard, deskHeard, listAccountsHeard } from './list-heard'
import { judgedAs, listenersRun } from './testing/sample-run'

const presetId = orderedPreset.id
const user = { uid: 'uid-1', emailVerified: true }

async function gathered<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

describe('the result of a hearing test', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  let seed = 0
  const nextRun = () => listenersRun((seed += 1))
  const says = (dB: number) => () => judgedAs(dB)
  const add = (dB: number, uid = 'uid-1') =>
    addAccountsHeard(store(), { uid, emailVerified: true }, presetId, nextRun(), says(dB))
  const counted = async () => heardCountSchema.parse((await store().get(`heardCounts/${presetId}`)) ?? {})
  const findings = async () => gathered(auditHeard(store()))
  const onlyId = async () => Object.keys(Object(await store().get('heard')))[0] ?? ''
  const csv = async () => (await gathered(heardCsv(store()))).join('').trim().split('\r\n')

  afterEach(async () => expect(await findings()).toEqual([]))

  it('counts with what its log says, in tenths of a dB, and marks buyers', async () => {
    const order = await buyPreset(store())
    expect(await addBuyersHeard(store(), order, presetId, nextRun(), says(2.14))).toEqual({
      status: 'counted',
    })
    await add(-0.4)
    expect(await counted()).toEqual({ buyers: 1, bins: { p21: 1, m4: 1 } })
  })

  it('is one for each order and account, the first; the same log again gets the same answer', async () => {
    const order = await buyPreset(store(), { customerUid: 'uid-1' })
    const run = nextRun()
    for (let n = 0; n < 2; n += 1)
      expect(await addBuyersHeard(store(), order, presetId, run, says(1))).toEqual({ status: 'counted' })
    const another = addBuyersHeard(store(), order, presetId, nextRun(), says(6))
    await expect(another).rejects.toMatchObject({ code: 'heard_already' })
    await expect(add(6)).rejects.toMatchObject({ code: 'heard_already' })
    expect(await counted()).toEqual({ buyers: 1, bins: { p10: 1 } })
  })

  it('cannot be sent by one person after another', async () => {
    const run = nextRun()
    await addAccountsHeard(store(), user, presetId, run, says(1))
    const copied = addAccountsHeard(store(), { ...user, uid: 'uid-2' }, presetId, run, says(1))
    await expect(copied).rejects.toMatchObject({ code: 'heard_already' })
  })

  it('is counted once however often it is sent at the same time', async () => {
    const run = nextRun()
    const sent = Array.from({ length: 5 }, () => addAccountsHeard(store(), user, presetId, run, says(1)))
    expect(await Promise.all(sent)).toEqual(Array(5).fill({ status: 'counted' }))
    expect(await counted()).toEqual({ buyers: 0, bins: { p10: 1 } })
  })

  it('knows a buyer by the account too, and comes only from who may add one', async () => {
    await buyPreset(store(), { customerUid: 'uid-1' })
    await add(2)
    expect((await counted()).buyers).toBe(1)
    const unverified = addAccountsHeard(
      store(),
      { uid: 'u', emailVerified: false },
      presetId,
      nextRun(),
      says(1),
    )
    await expect(unverified).rejects.toMatchObject({ code: 'email_unverified' })
    const unpaid = { ...sampleOrder, id: 'order_1780308000000_bbbbbbbbbbbbbbbb' }
    await saveOrder(store(), unpaid)
    await expect(addBuyersHeard(store(), unpaid, presetId, nextRun(), says(1))).rejects.toMatchObject({
      code: 'order_state',
    })
    await expect(addBuyersHeard(store(), unpaid, 'anderes', nextRun(), says(1))).rejects.toMatchObject({
      code: 'not_found',
    })
    const unfinished = addAccountsHeard(store(), { ...user, uid: 'u' }, presetId, nextRun(), () => null)
    await expect(unfinished).rejects.toMatchObject({ code: 'hearing_unfinished' })
  })

  it('that no listener leaves is kept aside until the owner lets it count', async () => {
    const run = { ...nextRun(), answers: nextRun().answers.map((answer) => ({ ...answer, ms: 20 })) }
    const answer = await addAccountsHeard(store(), user, presetId, run, says(9))
    expect(answer).toEqual({ status: 'aside', doubt: 'fast' })
    expect(await counted()).toEqual({ buyers: 0, bins: {} })
    await countHeard(store(), await onlyId(), 'admin a')
    expect(await counted()).toEqual({ buyers: 0, bins: { p90: 1 } })
  })

  it('is excluded with a reason that is kept, and can count again', async () => {
    await add(3)
    const id = await onlyId()
    for (let n = 0; n < 2; n += 1) await excludeHeard(store(), id, 'Aus einem Programm', 'admin a')
    expect(await counted()).toEqual({ buyers: 0, bins: { p30: 0 } })
    const { entries } = await deskHeard(store(), 'excluded', { limit: 5 })
    expect(entries).toMatchObject([{ heard: { excluded: { reason: 'Aus einem Programm' } } }])
    expect(Object.keys(entries[0]?.heard ?? {})).not.toContain('owners')
    expect(JSON.stringify(await store().get('journal'))).toContain('Aus einem Programm')
    await countHeard(store(), id, 'admin a')
    expect(await counted()).toEqual({ buyers: 0, bins: { p30: 1 } })
  })

  it('goes when its person takes it back, and no better one comes instead', async () => {
    await add(-2)
    expect(await accountsHeard(store(), 'uid-1', presetId)).toMatchObject({ heard: { status: 'counted' } })
    await takeBackAccountsHeard(store(), 'uid-1', presetId)
    expect(await accountsHeard(store(), 'uid-1', presetId)).toEqual({ heard: null })
    expect(await counted()).toEqual({ buyers: 0, bins: { m20: 0 } })
    await expect(add(5)).rejects.toMatchObject({ code: 'heard_already' })
    const order = await buyPreset(store())
    await addBuyersHeard(store(), order, presetId, nextRun(), says(1))
    await takeBackBuyersHeard(store(), order, presetId)
    expect(await buyersHeard(store(), order.id, presetId)).toEqual({ heard: null })
  })

  it('goes with its account or order without a trace of whose it was', async () => {
    await add(1)
    expect((await listAccountsHeard(store(), 'uid-1')).entries).toHaveLength(1)
    await removeAccountsHeard(store(), 'uid-1')
    await add(1, 'uid-2')
    await takeBackAccountsHeard(store(), 'uid-2', presetId)
    await removeAccountsHeard(store(), 'uid-2')
    const order = await buyPreset(store())
    await addBuyersHeard(store(), order, presetId, nextRun(), says(1))
    await takeBackBuyersHeard(store(), order, presetId)
    await removeBuyersHeard(store(), order.id)
    expect(await store().get('heard')).toBeNull()
    expect(await store().get('heardBy')).toBeNull()
    const marks = Object.keys(Object(await store().get('once')))
    expect(marks.filter((mark) => mark.startsWith('hearer_'))).toEqual([])
  })

  it('is open data from ten people on, without whose it is or the day', async () => {
    for (let n = 1; n <= 9; n += 1) await add(n, `uid-${n}`)
    expect(await csv()).toHaveLength(1)
    await add(-10, 'uid-10')
    await excludeHeard(store(), await onlyId(), 'Aus einem Programm', 'admin a')
    const lines = await csv()
    expect(lines).toHaveLength(11)
    expect(lines.filter((line) => line.endsWith(';ausgeschlossen'))).toHaveLength(1)
    const [owner = ''] = Object.keys(Object(await store().get('heardBy')))
    for (const secret of [owner, 'heard_', 'Aus einem Programm']) expect(lines.join()).not.toContain(secret)
  })
})

describe('what people have measured', () => {
  it('is published from ten people on, as median and middle half, also against the preset', () => {
    const bins = (people: number) =>
      Object.fromEntries(Array.from({ length: people }, (_, n) => [`m${n + 1}`, 1]))
    expect(publishedHeard({ a: { buyers: 1, bins: bins(9) } }).size).toBe(0)
    expect(publishedHeard({ a: { buyers: 3, bins: bins(11) } }).get('a')).toEqual({
      people: 11,
      buyers: 3,
      median: -0.6,
      low: -0.85,
      high: -0.35,
    })
  })

  it('lies between two people where their number is even, on both sides of 0', () => {
    const figures = publishedHeard({ a: { buyers: 0, bins: { m2: 5, p1: 0, p4: 5 } } }).get('a')
    expect(figures).toMatchObject({ people: 10, median: 0.1, low: -0.2, high: 0.4 })
  })
})
