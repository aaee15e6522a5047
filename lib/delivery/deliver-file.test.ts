import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { accessTokenOf, hashAccessToken } from '@/lib/orders/access/access-token'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { deliverCopy, deliverFile, deliveryFor } from './deliver-file'
import { openOrder } from '@/lib/orders/access/open-order'
import type { Order } from '@/lib/orders/schema'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { viewOrder } from './view-order'

const { id } = sampleOrder
const token = accessTokenOf(id)
const FILE = 'equalizer-apo.txt'
const KEY = 'equalizer-apo_txt'

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const by = (userAgent: string, more: Record<string, string> = {}) =>
  new Headers({ 'user-agent': userAgent, ...more })

describe('a file of an order', () => {
  const store = temporaryStore()
  let time = 0

  beforeEach(() => {
    time = 1000
    setClock(() => time)
  })
  afterEach(() => setClock())

  const place = async (changes: Partial<Order>) => {
    await saveOrder(store(), { ...sampleOrder, accessTokenHash: hashAccessToken(token), ...changes })
  }
  const load = async (presetId: string, file: string, given = token) => {
    // Each file gets its own time.
    time += 1
    return deliverFile(store(), await openOrder(store(), id, { token: given }), presetId, file)
  }
  const stored = async () => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('the order is gone')
    return order
  }

  it('is recorded at each download with times and version, and shows the buyer the last one', async () => {
    await place({ status: 'paid' })
    expect(viewOrder(await stored()).items[0]).not.toHaveProperty('lastDownloadAt')
    for (const file of [FILE, FILE, 'alles.zip']) await load(preset.id, file)
    const order = await stored()
    const { version } = preset
    expect(order.downloads).toEqual({
      [preset.id]: {
        [KEY]: { file: FILE, version, count: 2, first: 1001, last: 1002 },
        alles_zip: { file: 'alles.zip', version, count: 1, first: 1003, last: 1003 },
      },
    })
    expect(order).not.toHaveProperty('refusals')
    expect(order.history).toEqual(sampleOrder.history)
    expect(viewOrder(order).items[0]?.lastDownloadAt).toBe(1003)
  })

  it('can be copied without a record, but only once a file of the preset was downloaded', async () => {
    await place({ status: 'paid' })
    const copy = async (file: string) => deliverCopy(store(), await stored(), preset.id, file)
    await expect(copy(FILE)).rejects.toMatchObject({ code: 'not_found' })
    const loaded = await load(preset.id, 'alles.zip')
    const noted = await stored()
    expect(await copy('alles.zip')).toEqual(loaded)
    expect((await copy(FILE)).name).toMatch(/equalizer-apo\.txt$/)
    expect(await stored()).toEqual(noted)
  })

  it('requested by HEAD is described without content, and not recorded', async () => {
    await place({ status: 'paid' })
    const ask = async (file: string) =>
      deliveryFor({ method: 'HEAD', headers: by(BROWSER) })(store(), await stored(), preset.id, file)
    const paid = await stored()
    expect(await ask(FILE)).toMatchObject({ contentType: 'text/plain; charset=utf-8', content: '' })
    await expect(ask('alles.exe')).rejects.toMatchObject({ code: 'not_found' })
    expect(await stored()).toEqual(paid)
  })

  it.each([
    ['a link scanner', { 'user-agent': 'Mozilla/5.0 (compatible; Barracuda Sentinel (EE); bot)' }],
    ['who says nothing of itself', {}],
    ['a prefetch', { 'user-agent': BROWSER, 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of before', { 'user-agent': BROWSER, purpose: 'prefetch' }],
    ['a probe of its first byte', { 'user-agent': BROWSER, 'x-asked-range': 'bytes=0-0' }],
    ['a range of no bytes', { 'user-agent': BROWSER, 'x-asked-range': 'bytes=-0' }],
  ])('is refused to %s', (_, headers) => {
    const request = { method: 'GET', headers: new Headers({ ...headers }) }
    expect(() => deliveryFor(request)).toThrow(expect.objectContaining({ code: 'not_by_hand' }))
  })

  it('is delivered to a person, also when resuming a broken download', () => {
    expect(deliveryFor({ method: 'GET', headers: by(BROWSER) })).toBe(deliverFile)
    expect(deliveryFor({ method: 'GET', headers: by(BROWSER, { 'x-asked-range': 'bytes=0-' }) })).toBe(
      deliverFile,
    )
  })

  it('is counted 20 times if it is downloaded 20 times concurrently', async () => {
    await place({ status: 'paid' })
    await Promise.all(Array.from({ length: 20 }, () => load(preset.id, FILE)))
    expect((await stored()).downloads?.[preset.id]?.[KEY]?.count).toBe(20)
  })

  it('is counted only up to a limit, but its last time is kept', async () => {
    const full = { file: FILE, version: 1, count: 1000, first: 1, last: 2 }
    await place({ status: 'paid', downloads: { [preset.id]: { [KEY]: full } } })
    await load(preset.id, FILE)
    const { version } = preset
    expect((await stored()).downloads?.[preset.id]?.[KEY]).toEqual({ ...full, version, last: 1001 })
  })

  it('is not delivered if the download cannot be recorded', async () => {
    await place({ status: 'paid' })
    const order = await stored()
    await store().close()
    await expect(deliverFile(store(), order, preset.id, FILE)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it.each(['pending', 'cancelled', 'refunded'] as const)(
    'is refused, and the refusal recorded, while the order is %s',
    async (status) => {
      await place({ status })
      await expect(load(preset.id, FILE)).rejects.toMatchObject({ code: 'not_paid' })
      await expect(load('nichts', '../x')).rejects.toMatchObject({ code: 'not_paid' })
      const order = await stored()
      expect(order.refusals).toEqual({
        [status]: { count: 2, first: 1001, last: 1002, asked: 'nichts/../x' },
      })
      expect(order).not.toHaveProperty('downloads')
    },
  )

  it.each([
    ['an unknown format', preset.id, 'alles.exe', `${preset.id}/alles.exe`],
    ['an unknown preset', 'nichts', FILE, `nichts/${FILE}`],
    ['a prototype’s name', '__proto__', 'constructor', '__proto__/constructor'],
    ['a path trick', '..', '../../etc/passwd', '../../../etc/passwd'],
    ['control characters and half a letter', 'a\u0000b', '\n\ud800ü', 'a?b/???'],
    ['what no path of the store may hold', 'a.#$[]', 'b/c', 'a.#$[]/b/c'],
  ])('is refused, and recorded as not found, for %s', async (_, presetId, file, asked) => {
    await place({ status: 'paid' })
    await expect(load(presetId, file)).rejects.toMatchObject({ code: 'not_found' })
    expect((await stored()).refusals).toEqual({ not_found: { count: 1, first: 1001, last: 1001, asked } })
  })

  it('keeps the order small, however many and long the failed requests are', async () => {
    await place({ status: 'paid' })
    const ask = (length: number) => load('p'.repeat(length), 'ü'.repeat(length)).catch(() => undefined)
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(100_000 + index)))
    const { refusals } = await stored()
    expect(refusals?.not_found?.count).toBe(20)
    expect(JSON.stringify(refusals).length).toBeLessThan(250)
  })

  it('leaves no record of requests that may not open the order', async () => {
    await place({ status: 'paid' })
    const before = await stored()
    for (const given of ['', 'wrong', `${token}x`]) {
      await expect(load(preset.id, FILE, given)).rejects.toMatchObject({ code: 'order_not_found' })
    }
    expect(await stored()).toEqual(before)
  })
})
