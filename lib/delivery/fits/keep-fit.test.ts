import { setClock } from '@/lib/core/clock'
import { randomKey } from '@/lib/core/ids'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { MOST_FITS } from '@/lib/legal/contract-terms'
import { getOrder, saveOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { writeFilters } from '@/lib/studio/filter-text'
import messages from '@/messages/de.json'
import { deliverCopy, deliverFile } from '../deliver-file'
import { orderFile } from '../order-file'
import { viewOrder } from '../view-order'
import { fitRequestSchema, type FitRequest } from './fit-request'
import { keepFit, removeFit } from './keep-fit'

const { id } = sampleOrder
const another = programCatalog.presets.find(({ game }) => game !== preset.game)
if (!another) throw new Error('the catalogue has one game only')

const filters = writeFilters([
  { type: 'PK', fc: 2200, gain: 3.1, q: 1.2 },
  { type: 'LSC', fc: 120, gain: -3, q: 0.7 },
])
const requested = (more: Partial<FitRequest> = {}): FitRequest => ({
  id: randomKey(),
  preset: preset.id,
  filters,
  said: 2,
  ...more,
})
const refund = (status: 'pending' | 'done') => ({
  refund_1: {
    amount: preset.price,
    items: { [preset.id]: preset.price },
    at: 1,
    actor: 'admin',
    status,
    idempotencyKey: 'key',
    bodyHash: 'hash',
  },
})

describe('a fit to the buyer’s own game', () => {
  const store = temporaryStore()
  const at = Date.UTC(2026, 10, 28, 12)

  beforeEach(() => setClock(() => at))
  afterEach(() => setClock())

  const place = (changes: Partial<Order> = {}) =>
    saveOrder(store(), { ...sampleOrder, status: 'paid', ...changes })
  const stored = async () => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('the order is gone')
    return order
  }

  it('is kept with name, figure, game and all files', async () => {
    await place()
    const fit = requested()
    await keepFit(store(), id, fit)
    const order = await stored()
    expect(order.fits).toEqual({
      [fit.id]: { preset: preset.id, filters, said: 2, number: 1, at },
    })
    const [item] = viewOrder(order).items
    expect(viewOrder(order).fits).toEqual([
      {
        id: fit.id,
        preset: preset.id,
        name: `${preset.name}, mein Spiel, 28.11.`,
        game: preset.game,
        filters,
        said: 2,
        number: 1,
        at,
        files: item?.files,
      },
    ])
  })

  it('is kept once if it is sent twice, also at the same time', async () => {
    await place()
    const fit = requested()
    await Promise.all([1, 2].map(() => keepFit(store(), id, fit)))
    await keepFit(store(), id, { ...fit, said: 9 })
    expect(Object.values((await stored()).fits ?? {})).toMatchObject([{ said: 2, number: 1 }])
  })

  it('is numbered for each game, and refused beyond fifty in an order, until one is deleted', async () => {
    await place()
    const last = requested()
    for (let count = 1; count < MOST_FITS; count += 1) await keepFit(store(), id, requested())
    await keepFit(store(), id, last)
    await expect(keepFit(store(), id, requested())).rejects.toMatchObject({ code: 'fits_full' })
    expect((await stored()).fits?.[last.id]?.number).toBe(MOST_FITS)
    await removeFit(store(), id, last.id)
    await removeFit(store(), id, last.id)
    await keepFit(store(), id, requested({ game: 'Ungehobelte Tulpen' }))
    const numbers = Object.values((await stored()).fits ?? {}).map(({ number }) => number)
    expect(numbers.toSorted((one, other) => one - other).slice(0, 3)).toEqual([1, 1, 2])
    expect(messages.errors.fits_full).toContain(String(MOST_FITS))
    expect(messages.orders.fits.text).toContain(String(MOST_FITS))
  })

  it.each<[string, Partial<Order>, Partial<FitRequest>, string]>([
    ['an unpaid order', { status: 'pending' }, {}, 'not_paid'],
    ['a cancelled one', { status: 'cancelled' }, {}, 'not_paid'],
    ['a refunded one', { status: 'refunded' }, {}, 'not_paid'],
    ['a withdrawal that awaits a decision', { withdrawals: { withdrawal_1: true } }, {}, 'order_state'],
    ['a preset that is being given back', { refunds: refund('pending') }, {}, 'order_state'],
    ['a preset that was given back', { refunds: refund('done') }, {}, 'order_state'],
    ['a preset of another order', {}, { preset: another.id }, 'not_found'],
    ['a name that every object has', {}, { preset: 'constructor' }, 'not_found'],
    ['a game of a preset that was not bought', {}, { game: another.game.toUpperCase() }, 'fit_elsewhere'],
  ])('is refused for %s', async (_, changes, request, code) => {
    await place(changes)
    await expect(keepFit(store(), id, requested(request))).rejects.toMatchObject({ code })
    expect(await stored()).not.toHaveProperty('fits')
  })

  it('may be for a game that the shop has no preset for', async () => {
    await place()
    await keepFit(store(), id, requested({ game: 'Tulpen: Teil 2' }))
    const order = await stored()
    const [fit] = viewOrder(order).fits
    expect(fit).toMatchObject({
      name: 'Tulpen: Teil 2, mein Spiel, 28.11.',
      game: 'Tulpen: Teil 2',
    })
    const { name, content } = orderFile(order, fit?.id ?? '', 'LIESMICH.txt')
    expect(name).toBe('spielklang-mein-spiel-tulpen-teil-2-v1-LIESMICH.txt')
    expect(content).toContain('Equalizer-Preset für Tulpen: Teil 2')
    expect(content).toContain('Headset: das, mit dem du spielst')
  })

  it('is downloaded in every format and strength, recorded under its preset, and copied only after that', async () => {
    await place()
    const fit = requested()
    await keepFit(store(), id, fit)
    await expect(deliverCopy(store(), await stored(), fit.id, 'alles.zip')).rejects.toThrow('not_found')
    const { files = [] } = viewOrder(await stored()).fits[0] ?? {}
    expect(files.length).toBeGreaterThan(7)
    for (const file of files) {
      const { name } = await deliverFile(store(), await stored(), fit.id, file, { strength: 'subtle' })
      expect(name).toBe(`spielklang-${preset.id}-mein-spiel-v1-dezent-${file}`)
    }
    expect(Object.keys((await stored()).downloads ?? {})).toEqual([preset.id])
    expect((await stored()).downloads?.[preset.id]?.['mein-spiel-equalizer-apo_txt']).toMatchObject({
      file: 'mein-spiel-equalizer-apo.txt',
      version: 1,
      count: 1,
    })
    expect((await deliverCopy(store(), await stored(), fit.id, 'alles.zip')).version).toBe(1)
  })

  it('has its own filters, its figure and no compressor in its files', async () => {
    await place()
    const fit = requested()
    await keepFit(store(), id, fit)
    const text = (file: string) => async () => orderFile(await stored(), fit.id, file).content
    expect(await text('equalizer-apo.txt')()).toContain('Fc 2200 Hz Gain 3.1 dB Q 1.2')
    expect(await text('LIESMICH.txt')()).toContain('mindestens 2,0 dB')
    expect(await text('easyeffects.json')()).not.toContain('compressor')
  })

  it('has no files once its preset is refunded, nor under an id that is none', async () => {
    await place()
    const fit = requested()
    await keepFit(store(), id, fit)
    const order = await stored()
    expect(() => orderFile(order, randomKey(), 'alles.zip')).toThrow('not_found')
    const refunded = { ...order, refunds: refund('done') }
    expect(() => orderFile(refunded, fit.id, 'alles.zip')).toThrow('not_paid')
    expect(viewOrder(refunded).fits).toEqual([])
  })
})

describe('a request to keep a fit', () => {
  it.each<[string, Record<string, unknown>]>([
    ['no filters', { filters: '' }],
    ['what is no filter', { filters: 'PK0_30_100' }],
    ['a gain that no program takes', { filters: 'PK1000_160_100' }],
    ['a curve beyond the limits of listening', { filters: 'PK1000_120_50' }],
    ['a figure that nothing brings', { said: 20.5 }],
    ['a figure that says nothing', { said: 0 }],
    ['a figure between halves', { said: 2.3 }],
    ['an id that browsers do not make', { id: '../x' }],
    ['a game without a name', { game: ' ' }],
    ['a game of two lines', { game: 'a\nb' }],
    ['a game with an endless name', { game: 'a'.repeat(61) }],
    ['sound', { sound: 'AAAA' }],
  ])('is refused with %s', (_, more) => {
    expect(fitRequestSchema.safeParse({ ...requested(), ...more }).success).toBe(false)
  })

  it('is accepted as the page sends it', () => {
    expect(fitRequestSchema.safeParse(requested({ game: ' Hunt ' })).data).toMatchObject({ game: 'Hunt' })
  })
})
