import { unzipSync } from 'fflate'
import { presets } from '@/lib/catalog/catalog'
import { orderFile } from './order-file'
import type { Order, OrderStatus } from './schema'
import { viewOrder } from './view-order'

const [preset, another] = presets
if (!preset || !another) throw new Error('the catalogue is empty')

const order: Order = {
  id: 'order_1780308000000_aaaaaaaaaaaaaaaa',
  createdAt: 1_780_308_000_000,
  status: 'paid',
  reference: 'SK-AAAAA-AAAAA',
  email: 'kundin@example.com',
  items: { [preset.id]: { name: preset.name, price: preset.price, position: 0 } },
  total: preset.price,
  vat: 'included',
  paymentMethod: 'vorkasse',
  consent: { immediateDelivery: { text: 'a', at: 1 }, withdrawalLoss: { text: 'b', at: 1 } },
  accessTokenHash: 'hash',
  idempotencyKey: 'key',
  bodyHash: 'hash',
  history: { pending: { at: 1, actor: 'customer' }, paid: { at: 2, actor: 'admin' } },
}

describe('the files of a paid order', () => {
  it('are all those that its buyer sees, with name and type', () => {
    const files = viewOrder(order).items[0]?.files ?? []
    const prefix = `spielklang-${preset.id}-v${preset.version}`
    expect(files.map((file) => orderFile(order, preset.id, file))).toEqual([
      {
        name: `${prefix}-equalizer-apo.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      {
        name: `${prefix}-autoeq-parametric.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      {
        name: `${prefix}-graphic-eq-wavelet.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      { name: `${prefix}-easyeffects.json`, contentType: 'application/json', content: expect.any(String) },
      {
        name: `${prefix}-LIESMICH.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: expect.any(String),
      },
      { name: `${prefix}-alles.zip`, contentType: 'application/zip', content: expect.any(Uint8Array) },
    ])
  })

  it('are the same bytes in every archive', () => {
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
  ])('are nothing else: %s %j', (item, file) => {
    expect(() => orderFile(order, item, file)).toThrow('not_found')
  })
})

describe('the files of an order that is not paid', () => {
  it.each<OrderStatus>(['pending', 'cancelled', 'refunded'])('are closed and not listed: %s', (status) => {
    const closed = { ...order, status }
    expect(viewOrder(closed).items.flatMap(({ files }) => files)).toEqual([])
    for (const file of ['equalizer-apo.txt', 'alles.zip', 'alles.exe']) {
      expect(() => orderFile(closed, preset.id, file)).toThrow('not_paid')
    }
  })
})
