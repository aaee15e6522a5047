import { targetFor } from '@/lib/audio/scenes/targets'
import { setClock } from '@/lib/core/clock'
import { heardBin, heardCountSchema, mostPossible, publishedHeard } from '@/lib/catalog/heard-counts'
import { saveOrder } from '@/lib/orders/data'
import { orderedPreset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { buyPreset } from '@/lib/ratings/testing/buy-preset'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { addAccountsHeard, addBuyersHeard } from './add-result'
import { auditHeard } from './audit'
import {
  countHeard,
  excludeHeard,
  removeAccountsHeard,
  removeBuyersHeard,
  takeBackAccountsHeard,
  takeBackBuyersHeard,
} from './judge-result'
import { heardCsv } from './results-csv'
import { accountsHeard, buyersHeard, deskHeard, listAccountsHeard } from './list-results'
import { judgedAs, listenersRun } from './testing/sample-run'

const presetId = orderedPreset.id
const asked = targetFor(orderedPreset.game)
const user = { uid: 'uid-1', emailVerified: true }

async function gathered<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

describe('the result of a listening test', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  let seed = 0
  const nextRun = () => listenersRun((seed += 1))
  const says = (dB: number) => () => judgedAs(dB)
  const add = (dB: number, uid = 'uid-1') =>
    addAccountsHeard(store(), { uid, emailVerified: true }, presetId, nextRun(), says(dB))
  const addAsBuyer = async (dB: number, uid: string) => {
    await buyPreset(store(), { customerUid: uid })
    return add(dB, uid)
  }
  const stored = async () => heardCountSchema.parse((await store().get(`heardCounts/${presetId}`)) ?? {})
  const counted = async () => (await stored())[asked] ?? { buyers: 0, bins: {} }
  const findings = async () => gathered(auditHeard(store()))
  const onlyId = async () => Object.keys(Object(await store().get('heard')))[0] ?? ''
  const csv = async () => (await gathered(heardCsv(store()))).join('').trim().split('\r\n')

  afterEach(async () => expect(await findings()).toEqual([]))

  it('counts with the result of its log, in tenths of a dB, and marks buyers', async () => {
    const order = await buyPreset(store())
    expect(await addBuyersHeard(store(), order, presetId, nextRun(), says(2.14))).toEqual({
      status: 'counted',
    })
    await add(-0.4)
    expect(await counted()).toEqual({ buyers: 1, bins: { p21: 1, m4: 1 } })
  })

  it('is accepted once per order and account, and repeating the same log returns the same response', async () => {
    const order = await buyPreset(store(), { customerUid: 'uid-1' })
    const run = nextRun()
    for (let n = 0; n < 2; n += 1)
      expect(await addBuyersHeard(store(), order, presetId, run, says(1))).toEqual({ status: 'counted' })
    const another = addBuyersHeard(store(), order, presetId, nextRun(), says(6))
    await expect(another).rejects.toMatchObject({ code: 'heard_already' })
    await expect(add(6)).rejects.toMatchObject({ code: 'heard_already' })
    expect(await counted()).toEqual({ buyers: 1, bins: { p10: 1 } })
  })

  it('is stored with the tested version of the preset, which the open data contain', async () => {
    const { version } = orderedPreset
    const heardAs = async (uid: string, said: object) => {
      const person = { uid, emailVerified: true }
      await addAccountsHeard(store(), person, presetId, { ...nextRun(), ...said }, says(1))
      const { entries } = await listAccountsHeard(store(), uid)
      return entries[0]?.presetVersion
    }
    expect(await heardAs('uid-1', {})).toBe(version)
    expect(await heardAs('uid-2', { presetVersion: 1 })).toBe(1)
    // A version that does not exist yet.
    expect(await heardAs('uid-3', { presetVersion: version + 1 })).toBe(version)
    for (let n = 4; n <= 13; n += 1) await addAsBuyer(n, `uid-${n}`)
    const [head = '', ...lines] = await csv()
    const at = head.split(';').indexOf('Version')
    expect(lines.map((line) => Number(line.split(';')[at])).sort()).toEqual([1, ...Array(12).fill(version)])
  })

  it('is rejected if a second account sends the same log', async () => {
    const run = nextRun()
    await addAccountsHeard(store(), user, presetId, run, says(1))
    const copied = addAccountsHeard(store(), { ...user, uid: 'uid-2' }, presetId, run, says(1))
    await expect(copied).rejects.toMatchObject({ code: 'heard_already' })
  })

  it('is counted once under concurrent requests', async () => {
    const run = nextRun()
    const sent = Array.from({ length: 5 }, () => addAccountsHeard(store(), user, presetId, run, says(1)))
    expect(await Promise.all(sent)).toEqual(Array(5).fill({ status: 'counted' }))
    expect(await counted()).toEqual({ buyers: 0, bins: { p10: 1 } })
  })

  it('counts as a buyer’s by the account, too, and needs a verified address or paid order and a finished run', async () => {
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

  it('with an implausible log is set aside until the owner accepts it', async () => {
    const run = { ...nextRun(), answers: nextRun().answers.map((answer) => ({ ...answer, ms: 20 })) }
    const answer = await addAccountsHeard(store(), user, presetId, run, says(9))
    expect(answer).toEqual({ status: 'aside', doubt: 'fast' })
    expect(await counted()).toEqual({ buyers: 0, bins: {} })
    await countHeard(store(), await onlyId(), 'admin a')
    expect(await counted()).toEqual({ buyers: 0, bins: { p90: 1 } })
  })

  it('never counts if the preset cannot have caused it, or if no human can hear that well', async () => {
    const most = mostPossible(orderedPreset.filters, 1.2)
    const superhuman = { dB: -48.5, low: -50, high: -47 }
    const logs = [
      says(most + 0.1),
      says(-most - 0.1),
      () => judgedAs(2, { without: superhuman, with: superhuman }),
    ]
    for (const [index, judge] of logs.entries()) {
      const hearer = { uid: `uid-${index}`, emailVerified: true }
      expect(await addAccountsHeard(store(), hearer, presetId, nextRun(), judge)).toEqual({
        status: 'aside',
        doubt: 'impossible',
      })
    }
    await expect(countHeard(store(), await onlyId(), 'admin a')).rejects.toMatchObject({
      code: 'heard_uncountable',
    })
    expect(await add(most - 0.1, 'uid-9')).toEqual({ status: 'counted' })
    expect((await counted()).bins).toEqual({ [heardBin(Math.round((most - 0.1) * 10))]: 1 })
  })

  it('for a question other than the current one is set aside', async () => {
    const other = { ...nextRun(), asked: 'ping' as const }
    const answer = await addAccountsHeard(store(), user, presetId, other, says(2))
    expect(answer).toEqual({ status: 'aside', doubt: 'question' })
    await expect(countHeard(store(), await onlyId(), 'admin a')).rejects.toMatchObject({
      code: 'heard_uncountable',
    })
  })

  it('is excluded with a stored reason, and can count again', async () => {
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

  it('is deleted when its author withdraws it, and cannot be replaced by a better one', async () => {
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

  it('is deleted with its account or order, including everything that identifies its author', async () => {
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
    const onceKeys = Object.keys(Object(await store().get('once')))
    expect(onceKeys.filter((onceKey) => onceKey.startsWith('hearer_'))).toEqual([])
  })

  it('is published as open data from ten buyers on, without anything that identifies its author', async () => {
    for (let n = 1; n <= 9; n += 1) await addAsBuyer(n, `uid-${n}`)
    await add(1, 'uid-11')
    expect(await csv()).toHaveLength(1)
    await addAsBuyer(-10, 'uid-10')
    await excludeHeard(store(), await onlyId(), 'Aus einem Programm', 'admin a')
    const lines = await csv()
    expect(lines).toHaveLength(12)
    expect(lines.filter((line) => line.endsWith(';ausgeschlossen'))).toHaveLength(1)
    const [owner = ''] = Object.keys(Object(await store().get('heardBy')))
    for (const secret of [owner, 'heard_', 'Aus einem Programm']) expect(lines.join()).not.toContain(secret)
  })
})

describe('the published results', () => {
  const bins = (people: number, from = 1) =>
    Object.fromEntries(Array.from({ length: people }, (_, n) => [`m${n + from}`, 1]))
  const published = (count: object, others: object = {}) =>
    publishedHeard({ [presetId]: heardCountSchema.parse({ [asked]: count, ...others }) }, [
      orderedPreset,
    ]).get(presetId)

  it('are shown from ten buyers on, as median and middle half, also for the preset’s predicted gain', () => {
    expect(published({ buyers: 9, bins: bins(40) })).toBeUndefined()
    expect(published({ buyers: 10, bins: bins(11) })).toEqual({
      people: 11,
      buyers: 10,
      median: -0.6,
      // 1.53 · 0.5 dB / √11
      margin: expect.closeTo(0.23, 2),
      low: -0.85,
      high: -0.35,
    })
  })

  it('have a median midway between the two middle results if their number is even, also around 0', () => {
    const figures = published({ buyers: 10, bins: { m2: 5, p1: 0, p4: 5 } })
    expect(figures).toMatchObject({ people: 10, median: 0.1, low: -0.2, high: 0.4 })
  })

  it('include only answers to the current question', () => {
    const counted = published({ buyers: 10, bins: bins(12) }, { ping: { buyers: 3, bins: bins(12, 20) } })
    expect(counted).toMatchObject({ people: 12, buyers: 10, median: -0.65 })
  })

  it('leave out results that the preset cannot have caused', () => {
    const impossible = { p452: 40 }
    expect(published({ buyers: 10, bins: impossible })).toBeUndefined()
    expect(published({ buyers: 10, bins: { ...bins(11), ...impossible } })).toMatchObject({
      people: 11,
      median: -0.6,
    })
  })
})
