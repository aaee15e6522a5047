import { unzipSync } from 'fflate'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { orderFile } from './order-file'
import type { Order, OrderStatus } from '@/lib/orders/schema'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { viewOrder } from './view-order'

const { presets } = programCatalog

const another = presets.find(({ id }) => id !== preset.id)
if (!another) throw new Error('the catalogue has one preset only')

const order: Order = { ...sampleOrder, status: 'paid' }

describe('the files of a paid order', () => {
  it('are all those listed to the buyer, with name and type', () => {
    const files = viewOrder(order).items[0]?.files ?? []
    const prefix = `spielklang-${preset.id}-v${preset.version}`
    const { version } = preset
    expect(files.map((file) => orderFile(order, preset.id, file))).toEqual([
      {
        version,
        name: `${prefix}-equalizer-apo.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      {
        version,
        name: `${prefix}-autoeq-parametric.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      {
        version,
        name: `${prefix}-graphic-eq-wavelet.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      {
        version,
        name: `${prefix}-easyeffects.json`,
        contentType: 'application/json',
        content: expect.any(String),
      },
      {
        version,
        name: `${prefix}-LIESMICH.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      {
        version,
        name: `${prefix}-windows.zip`,
        contentType: 'application/zip',
        content: expect.any(Uint8Array),
      },
      {
        version,
        name: `${prefix}-mac.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      {
        version,
        name: `${prefix}-alles.zip`,
        contentType: 'application/zip',
        content: expect.any(Uint8Array),
      },
    ])
  })

  it('are archived with identical bytes each time', () => {
    const [one, other] = [1, 2].map(() => orderFile(order, preset.id, 'alles.zip').content)
    if (!(one instanceof Uint8Array)) throw new Error('the archive is no archive')
    expect(one).toEqual(other)
    expect(Object.keys(unzipSync(one))).toHaveLength(5)
  })

  it.each([
    [preset.id, '../package.json'],
    [preset.id, '..%2fpackage.json'],
    [preset.id, 'EQUALIZER-APO.TXT'],
    [preset.id, 'alles.exe'],
    [preset.id, ''],
    [preset.id, 'constructor'],
    ['__proto__', 'equalizer-apo.txt'],
    [another.id, 'equalizer-apo.txt'],
    ['nichts', 'equalizer-apo.txt'],
  ])('include no others: %s %j', (item, file) => {
    expect(() => orderFile(order, item, file)).toThrow('not_found')
  })
})

describe('the files of a partly refunded order', () => {
  const prices = { [preset.id]: preset.price }
  const refund = (status: 'pending' | 'done' | 'failed', at: number) => ({
    amount: preset.price,
    items: prices,
    at,
    actor: 'admin',
    status,
    idempotencyKey: 'key',
    bodyHash: 'hash',
  })
  const refundedOrder = (refunds: Order['refunds'] = {}): Order => ({
    ...order,
    items: {
      ...order.items,
      [another.id]: { name: another.name, price: another.price, position: 1, version: 1 },
    },
    total: preset.price + another.price,
    refunds,
  })

  it('are those of the other presets, and the buyer sees completed and pending refunds', () => {
    const refunds = {
      refund_2: refund('done', 20),
      refund_1: refund('pending', 10),
      refund_0: refund('failed', 5),
    }
    const view = viewOrder({ ...refundedOrder(refunds), refunded: preset.price })
    expect(view.items.map(({ id, isRefunded, files }) => [id, isRefunded, files.length > 0])).toEqual([
      [preset.id, true, false],
      [another.id, false, true],
    ])
    expect(view).toMatchObject({ status: 'paid', refunded: preset.price })
    expect(view.refunds).toEqual([
      { refundId: 'refund_1', amount: preset.price, at: 10, status: 'pending' },
      { refundId: 'refund_2', amount: preset.price, at: 20, status: 'done' },
    ])
  })

  it('stay available until the refund is done, and if it fails', () => {
    for (const status of ['pending', 'failed'] as const) {
      const [item] = viewOrder(refundedOrder({ refund_1: refund(status, 10) })).items
      expect(item).toMatchObject({ isRefunded: false })
      expect(item?.files).not.toEqual([])
    }
  })
})

describe('the files of an order that is not paid', () => {
  it.each<OrderStatus>(['pending', 'cancelled', 'refunded'])(
    'are unavailable and not listed: %s',
    (status) => {
      const closed = { ...order, status }
      expect(viewOrder(closed).items.flatMap(({ files }) => files)).toEqual([])
      for (const file of ['equalizer-apo.txt', 'alles.zip', 'alles.exe']) {
        expect(() => orderFile(closed, preset.id, file)).toThrow('not_paid')
      }
    },
  )
})
