import { startRtdbServer } from '@/dev/database/server'
import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { changeOnceKey, orderChanged, saveOrder } from '@/lib/orders/data'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { createFirebaseStore } from '@/lib/store/firebase/firebase-store'
import { increment, type Store } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import { deleteOnceKeys } from './delete-once-keys'
import { runTasks } from '@/lib/tasks/run-tasks'
import { onceADay } from '@/lib/tasks/once-a-day'
import { eventually } from '@/lib/store/contract/eventually'
import { tidyForAWhile } from '../tidy'

// This test has its own database.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

const DAY = 86_400_000
const START = Date.parse('2026-07-15T10:00:00Z')
const HASH = 'h'.repeat(22)
const sqlite = temporaryStore()

beforeEach(() => setClock(() => START))
afterEach(() => setClock())

const run = (store: Store, mayGoOn = true) =>
  deleteOnceKeys({ store, isTrial: false, mayGoOn: () => mayGoOn })
const onceKeysOf = async (store: Store) => Object.keys(Object(await store.get('once'))).sort()
const after = (days: number) => setClock(() => START + days * DAY + 1)

it.each([
  [`visit_uid_2026-07-15_${HASH}`, 2],
  ['order_key', 30],
  ['withdrawal_key', 30],
  ['decision_withdrawal_1780308000000_aaaaaaaaaaaaaaaa', 30],
  ['connection_withdrawal_1780308000000_aaaaaaaaaaaaaaaa_0', 30],
  ['conversion_order_1780308000000_aaaaaaaaaaaaaaaa', 30],
  ['unmatched_pi_1', 60],
  ['try_task_1780308000000_aaaaaaaaaaaaaaaa_0', 5],
  ['retry_task_1780308000000_aaaaaaaaaaaaaaaa_0', 5],
  ['mail_mail_1780308000000_aaaaaaaaaaaaaaaa_0', 5],
  ['mail_retry_mail_1780308000000_aaaaaaaaaaaaaaaa_0', 5],
  ['mail_to_own-orders_hash_2026-07-15_0', 5],
  ['notified_order_1780308000000_aaaaaaaaaaaaaaaa_preset_2', 30],
  ['voter_hash_0', 30],
  ['studio_hash_0', 30],
  ['application_hash_0', 30],
  ['game_eldenring', 30],
  ['tidy_2026-07-15', 5],
  ['tidied_oldClicks_7', 30],
  ['update_d9428888-122b-11e1-b85c-61cd3cbb3210', 30],
])('deletes %s after %d days if nothing needs it', async (key, days) => {
  await sqlite().updateOnce(key, {})
  setClock(() => START + days * DAY)
  expect(await run(sqlite())).toBe(0)
  setClock(() => START + days * DAY + 1)
  expect(await run(sqlite())).toBe(1)
  expect(await onceKeysOf(sqlite())).toEqual([])
})

it('never deletes partners’ codes, nor keys of an unknown kind', async () => {
  for (const key of ['partner_code_nova10', 'sample_data', 'invoice_R-2026-000001', 'constructor_x', 'visit'])
    await sqlite().updateOnce(key, {})
  after(10_000)
  // `visit` keys have no day in their key, but carry their time.
  expect(await run(sqlite())).toBe(1)
  expect(await onceKeysOf(sqlite())).toEqual([
    'constructor_x',
    'invoice_R-2026-000001',
    'partner_code_nova10',
    'sample_data',
  ])
})

describe('keeps keys that are still needed', () => {
  it.each([
    [
      'suggestion_suggestion_1780308000000_aaaaaaaaaaaaaaaa',
      'suggestions/suggestion_1780308000000_aaaaaaaaaaaaaaaa',
    ],
  ])('for a change that is not counted yet: %s', async (onceKey, record) => {
    await sqlite().update({ [`${record}/changes`]: 2 })
    for (const number of [1, 2]) await sqlite().updateOnce(`${onceKey}_${number}`, {})
    after(31)
    await run(sqlite())
    expect(await onceKeysOf(sqlite())).toEqual([`${onceKey}_2`])
  })

  it('for a change that its order has not counted yet', async () => {
    await saveOrder(sqlite(), sampleOrder)
    const { onceKey, changes } = orderChanged(sampleOrder, {})
    await sqlite().updateOnce(onceKey, changes)
    const stuck = changeOnceKey({ ...sampleOrder, changes: 1 })
    await sqlite().updateOnce(stuck, {})
    after(31)
    await run(sqlite())
    expect(await onceKeysOf(sqlite())).toEqual([stuck])
    await sqlite().update({ [`orders/${sampleOrder.id}`]: null })
    await run(sqlite())
    expect(await onceKeysOf(sqlite())).toEqual([])
  })

  it('for a change of settings, owner or partners that is not counted yet', async () => {
    const onceKeys = (number: number) => [`edit_uid_nova_${number}`, `owner_${number}`, `settings_${number}`]
    await sqlite().update({
      'settings/changes': 1,
      'setup/ownerChanges': 1,
      'affiliateUsers/uid_nova/edits': 1,
    })
    for (const key of [...onceKeys(0), ...onceKeys(1)]) await sqlite().updateOnce(key, {})
    after(31)
    await run(sqlite())
    expect(await onceKeysOf(sqlite())).toEqual(onceKeys(1))
  })

  it('for a change of a rating that is not counted yet', async () => {
    const onceKeys = [0, 1].map((number) => `rating_${sampleOrder.id}_cs2-schrittklar_${number}`)
    await sqlite().update({ [`ratedItems/${sampleOrder.id}/cs2-schrittklar/changes`]: 1 })
    for (const key of onceKeys) await sqlite().updateOnce(key, {})
    after(31)
    await run(sqlite())
    expect(await onceKeysOf(sqlite())).toEqual(onceKeys.slice(1))
    await sqlite().update({ [`ratedItems/${sampleOrder.id}`]: null })
    await run(sqlite())
    expect(await onceKeysOf(sqlite())).toEqual([])
  })

  it('for the commission of an existing order, and for unmatched money', async () => {
    await saveOrder(sqlite(), sampleOrder)
    await sqlite().updateOnce(`conversion_${sampleOrder.id}`, {})
    await sqlite().updateOnce('unmatched_pi_1', { 'payments/unmatched/pi_1': { amount: 1 } })
    after(3000)
    await run(sqlite())
    expect(await onceKeysOf(sqlite())).toEqual([`conversion_${sampleOrder.id}`, 'unmatched_pi_1'])
  })

  it('for the attempts of an existing mail, and for the notifications of an existing order', async () => {
    const mail = 'mail_1780308000000_aaaaaaaaaaaaaaaa'
    const kept = [`mail_${mail}_0`, `mail_retry_${mail}_0`, `notified_${sampleOrder.id}_preset_2`]
    await saveOrder(sqlite(), sampleOrder)
    await sqlite().update({ [`mails/${mail}/id`]: mail })
    for (const key of kept) await sqlite().updateOnce(key, {})
    after(60)
    await run(sqlite())
    expect(await onceKeysOf(sqlite())).toEqual(kept)
  })

  it('for the attempts of a resting task', async () => {
    const { id, changes } = taskAdded('conversion', 'order_1')
    await sqlite().update(changes)
    const fail = () => Promise.reject(new Error('no'))
    await attemptTask(sqlite(), id, { conversion: fail })
    after(100)
    expect(await run(sqlite())).toBe(0)
    await sqlite().update({ [`tasks/${id}`]: null })
    expect(await run(sqlite())).toBe(1)
  })
})

it('resumes where an interrupted run stopped, and starts over after reaching the end', async () => {
  const keys = Array.from({ length: 1200 }, (_, n) => `order_${String(n).padStart(4, '0')}`)
  await sqlite().update(Object.fromEntries(keys.map((key) => [`once/${key}`, START])))
  after(31)
  expect(await run(sqlite(), false)).toBe(500)
  expect(await run(sqlite(), false)).toBe(500)
  await sqlite().update({ 'once/order_9999': START })
  expect(await run(sqlite(), false)).toBe(200)
  expect(await onceKeysOf(sqlite())).toEqual(['order_9999'])
  expect(await run(sqlite(), false)).toBe(1)
})

it('deletes all due keys on the same day, however many there are', async () => {
  const keys = Array.from({ length: 6_000 }, (_, n) => `game_${String(n).padStart(5, '0')}`)
  await sqlite().update(Object.fromEntries(keys.map((key) => [`once/${key}`, START])))
  after(31)
  await sqlite().update(taskAdded('tidy', '2026-08-15').changes)
  const stop = runTasks(sqlite(), { tidy: (store, day) => tidyForAWhile(store, day, 50) })
  await eventually(async () => expect(await sqlite().get('tasks')).toBeNull())
  await stop()
  expect(await onceKeysOf(sqlite())).not.toContainEqual(expect.stringMatching(/^game_/))
})

it('deletes due keys on Firebase, too, including those of increments', async () => {
  const server = await startRtdbServer({ port: 0 })
  const settings = { STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}` }
  const store = createFirebaseStore(parseEnv(settings))
  await store.update({ 'users/a/n': increment(1) })
  await store.updateOnce('order_key', { 'users/a/m': increment(1) })
  await store.updateOnce('partner_code_nova10', {})
  await store.update({ 'once/update_of-an-earlier-version': 'd9428888-122b-11e1-b85c-61cd3cbb3210' })
  after(29)
  expect(await run(store)).toBe(0)
  after(31)
  expect(await run(store)).toBe(2)
  expect(await onceKeysOf(store)).toEqual(['partner_code_nova10', 'update_of-an-earlier-version'])
  expect(await store.updateOnce('order_key', { 'users/a/m': increment(1) })).toBe(true)
  expect(await store.get('users/a')).toEqual({ n: 1, m: 2 })
  await store.close()
  await server.close()
})

it('is scheduled once a day by any number of processes', async () => {
  const stops = [onceADay(sqlite(), 'tidy'), onceADay(sqlite(), 'tidy')]
  await eventually(async () => expect(await onceKeysOf(sqlite())).toEqual(['tidy_2026-07-15']))
  await Promise.all(stops.map((stop) => stop()))
  setClock(() => START + DAY)
  const stop = onceADay(sqlite(), 'tidy')
  await eventually(async () => expect(await onceKeysOf(sqlite())).toHaveLength(2))
  await stop()
  const tasks = Object.values(Object(await sqlite().get('tasks')))
  expect(tasks).toMatchObject([{ kind: 'tidy' }, { kind: 'tidy' }])
})
