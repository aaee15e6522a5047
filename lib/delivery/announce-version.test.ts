import { setCurrentCatalog } from '@/lib/catalog/current-catalog'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { presetAtVersion } from '@/lib/catalog/testing/preset-at-version'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { saveOrder } from '@/lib/orders/data'
import { chooseUpdates } from '@/lib/orders/mails/new-version'
import { orderMails } from '@/lib/orders/mails/order-mails'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import type { Order } from '@/lib/orders/schema'
import { mailsOf } from '@/lib/orders/testing/outcome'
import { orderedPreset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { runTasks } from '@/lib/tasks/run-tasks'
import { announceVersion } from './announce-version'
import { announced } from './data'

const preset = presetAtVersion(orderedPreset, 3)

describe('a new version', () => {
  const store = temporaryStore()
  let count = 0
  beforeEach(() => setCurrentCatalog([preset]))
  afterEach(() => setCurrentCatalog(programCatalog.allPresets))

  const buy = async (version: number): Promise<Order> => {
    count += 1
    const id = `order_1780308000000_${String(count).padStart(16, '0')}`
    const items = { [preset.id]: { name: preset.name, price: preset.price, position: 0, version } }
    const order: Order = { ...sampleOrder, id, idempotencyKey: id, items }
    await saveOrder(store(), order)
    await confirmPayment(store(), id, 'admin')
    return order
  }
  const told = async ({ id }: Pick<Order, 'id'>) =>
    (await mailsOf(store(), id)).filter(({ template }) => template === 'new-version')
  /** Two at once, like two processes of the shop. */
  const announce = async () => {
    await store().update(announced(preset))
    const done = () => Promise.resolve()
    // Announcements are the least urgent and run last.
    const handlers = { conversion: done, invoice: done, mail: done, 'new-version': announceVersion }
    const stops = [runTasks(store(), handlers, 10), runTasks(store(), handlers, 10)]
    await eventually(async () => {
      const tasks = Object.values(Object((await store().get('tasks')) ?? {}))
      expect(tasks.filter((task) => Object(task).kind === 'new-version')).toEqual([])
    })
    for (const stop of stops) await stop()
  }

  it('is announced once to all buyers of an older one, with its changes', async () => {
    const orders: Order[] = []
    for (let n = 0; n < 120; n += 1) orders.push(await buy(preset.version - 2))
    const upToDate = await buy(preset.version)
    await announce()
    await announce()
    for (const order of orders) expect(await told(order)).toHaveLength(1)
    expect(await told(upToDate)).toEqual([])

    const [mail] = orders[0] ? await told(orders[0]) : []
    if (!mail) throw new Error('nobody was told')
    const content = await orderMails['new-version'](store(), mail)
    const items = content?.parts.flatMap((part) => (part.kind === 'list' ? part.items : []))
    expect(items).toEqual(preset.changes.slice(0, 2).map(({ version, text }) => `v${version}: ${text}`))
  })

  it('is not announced to buyers who opted out or were refunded', async () => {
    const silent = await buy(1)
    await chooseUpdates(store(), silent, false)
    const back = await buy(1)
    const asked = { items: [preset.id], iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), back.id, asked, { key: 'key-1', actor: 'admin' })
    await settleRefund(store(), back.id, refundId, { status: 'done', actor: 'admin' })
    const undecided = await buy(1)
    await chooseUpdates(store(), undecided, false)
    await chooseUpdates(store(), undecided, true)
    await announce()
    expect(await told(silent)).toEqual([])
    expect(await told(back)).toEqual([])
    expect(await told(undecided)).toHaveLength(1)
  })

  it('is not announced if the buyer opts out while the mail is queued', async () => {
    const order = await buy(1)
    await announce()
    const [mail] = await told(order)
    if (!mail) throw new Error('nobody was told')
    await chooseUpdates(store(), order, false)
    expect(await orderMails['new-version'](store(), mail)).toBeNull()
    await chooseUpdates(store(), order, true)
    expect(await orderMails['new-version'](store(), mail)).not.toBeNull()
  })

  it('that fixes a defect is announced even to buyers who opted out', async () => {
    const [newest, ...others] = preset.changes
    if (!newest) throw new Error('a version without a change')
    setCurrentCatalog([{ ...preset, changes: [{ ...newest, isRepair: true }, ...others] }])
    const silent = await buy(1)
    await chooseUpdates(store(), silent, false)
    await announce()
    const [mail] = await told(silent)
    if (!mail) throw new Error('not told')
    const content = await orderMails['new-version'](store(), mail)
    expect(JSON.stringify(content)).toContain('§ 327f BGB')
  })

  it('that is unknown to this process is left to another one', async () => {
    await expect(announceVersion(store(), `${preset.id} ${preset.version + 1}`)).rejects.toThrow()
  })
})
