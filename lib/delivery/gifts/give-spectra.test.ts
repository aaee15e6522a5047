import { setClock } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import { setCurrentGiftFigures } from '@/lib/catalog/current-catalog'
import { givenRangesOf } from '@/lib/catalog/catalog'
import { getGiftFigures } from '@/lib/catalog/showing/gift-data'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { fillCatalog } from '@/lib/catalog/watch-catalog'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { removeOrder } from '@/lib/retention/data'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { anonymised, buyerErased } from '@/lib/orders/order-fields'
import { findGivingOrders, findGivingOrdersOf } from '@/lib/orders/preset-gift-data'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { Changes } from '@/lib/store/store'
import { taskSchema } from '@/lib/tasks/schema'
import { viewOrder } from '../view-order'
import { deskGifts, setGiftAside } from './desk-gifts'
import { writeGiftFigures } from './gift-figures'
import { giftRequestSchema } from './gift-request'
import { giveSpectra, takeBackAll, takeBackSpectra } from './give-spectra'
import { measuredSpectra } from './testing/given-spectra'

const place = { preset: preset.id, kind: 'hardSteps' } as const
const random = seededRandom(3)
const another = programCatalog.presets.find(({ game }) => game !== preset.game)
if (!another) throw new Error('the catalogue has one game only')
const measured = () => measuredSpectra({ kind: 'hardSteps', game: 'Minetest' }, random)
const gift = (more: object = {}) => giftRequestSchema.parse({ ...measured(), ...more })
const refund = {
  amount: preset.price,
  items: { [preset.id]: preset.price },
  at: 1,
  actor: 'admin',
  status: 'pending',
  idempotencyKey: 'key',
  bodyHash: 'hash',
} as const

describe('two spectra that a buyer gives', () => {
  const store = temporaryStore()
  const at = Date.UTC(2026, 10, 30, 12)
  let orders = 0

  beforeEach(() => {
    orders = 0
    setClock(() => at + orders)
  })
  afterEach(() => {
    setClock()
    setCurrentGiftFigures({})
  })

  const buy = async (changes: Partial<Order> = {}) => {
    orders += 1
    const id = `order_${at + orders}_aaaaaaaaaaaaaaaa`
    const email = `kunde${orders}@example.com`
    const order: Order = { ...sampleOrder, id, email, idempotencyKey: id, status: 'paid', ...changes }
    await saveOrder(store(), order)
    return order.id
  }
  const stored = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('the order is gone')
    return order
  }
  const change = (id: string, changes: Changes) => changeOrder(store(), id, () => changes)
  const giving = async () => (await findGivingOrders(store(), preset.id, { limit: 100 })).entries
  const dueFigures = async () => {
    const tasks = Object.values(Object((await store().get('tasks')) ?? {})).map((task) =>
      taskSchema.parse(task),
    )
    return tasks.filter(({ kind }) => kind === 'gift-figures').map(({ subject }) => subject)
  }
  const figure = async () => {
    await store().update(await writeGiftFigures(store(), preset.id))
    return (await getGiftFigures(store()))[preset.id]?.kinds.hardSteps
  }
  const seen = async () => (await deskGifts(store(), preset.id)).gifts.entries
  const setAside = (handle: string, isSetAside: boolean) =>
    setGiftAside(store(), preset.id, { handle, isSetAside }, 'admin a')
  const giveMany = async (count: number, changes: Partial<Order> = {}) => {
    await fillCatalog(store())
    const ids: string[] = []
    for (let index = 0; index < count; index += 1) {
      const id = await buy(changes)
      await giveSpectra(store(), id, place, gift())
      ids.push(id)
    }
    return ids
  }

  it('are kept with their order, shown, replaced by others, and taken back', async () => {
    const id = await buy()
    await giveSpectra(store(), id, place, gift())
    const other = gift({ headset: 'hyperx-cloud-ii' })
    await giveSpectra(store(), id, place, other)
    expect((await stored(id)).gifts).toEqual({ [preset.id]: { hardSteps: { ...other, at: at + 1 } } })
    expect(viewOrder(await stored(id)).gifts).toMatchObject([
      { ...place, game: preset.game, name: preset.name, headset: 'hyperx-cloud-ii' },
    ])
    expect(await giving()).toEqual([id])
    await takeBackSpectra(store(), id, place)
    await takeBackSpectra(store(), id, place)
    expect(await stored(id)).not.toHaveProperty('gifts')
    expect(await giving()).toEqual([])
    expect(await dueFigures()).toEqual([preset.id, preset.id, preset.id])
  })

  it.each<[string, Partial<Order>, object, string]>([
    ['an unpaid order', { status: 'pending' }, {}, 'not_paid'],
    ['a cancelled one', { status: 'cancelled' }, {}, 'not_paid'],
    ['a refunded one', { status: 'refunded' }, {}, 'not_paid'],
    ['one that cost nothing', { total: 0 }, {}, 'not_paid'],
    ['a withdrawal that awaits a decision', { withdrawals: { withdrawal_1: true } }, {}, 'order_state'],
    ['a preset that is being given back', { refunds: { refund_1: refund } }, {}, 'order_state'],
    ['a preset of another order', {}, { preset: another.id }, 'not_found'],
    ['a sound that the preset says nothing of', {}, { kind: 'tyres' }, 'not_found'],
  ])('are refused for %s', async (_, changes, more, code) => {
    const id = await buy(changes)
    const given = giveSpectra(store(), id, { ...place, ...more }, gift())
    await expect(given).rejects.toMatchObject({ code })
    expect(await stored(id)).not.toHaveProperty('gifts')
  })

  it('say a range from eight buyers on, of the filters on sale', async () => {
    await giveMany(7)
    expect(await figure()).toEqual({ buyers: 7, setAside: 0 })
    await giveMany(1)
    expect(await figure()).toMatchObject({ buyers: 8, setAside: 0 })
    const figures = await getGiftFigures(store())
    setCurrentGiftFigures(figures)
    const { hardSteps } = givenRangesOf(preset)
    expect(hardSteps?.buyers).toBe(8)
    expect(hardSteps?.from).toBeGreaterThan(0)
    expect(givenRangesOf({ ...preset, version: preset.version + 1 })).toEqual({})
  })

  it('count once for a buyer of many orders', async () => {
    await giveMany(5, { email: 'k.undin+1@gmail.com' })
    await giveMany(1, { email: 'kundin@googlemail.com', customerUid: 'a' })
    await giveMany(1, { customerUid: 'a' })
    expect(await figure()).toMatchObject({ buyers: 1, setAside: 6 })
  })

  it('count no longer once the order is given back, withdrawn from or erased, and again if that failed', async () => {
    const [one = '', two = '', three = '', four = ''] = await giveMany(5)
    await change(one, { [`orders/${one}/status`]: 'refunded' })
    await change(two, { [`orders/${two}/refunds/refund_1`]: refund })
    await change(three, { [`orders/${three}/withdrawals/withdrawal_1`]: true })
    await change(four, buyerErased(await stored(four), at))
    expect(await giving()).toHaveLength(1)
    expect(await figure()).toEqual({ buyers: 1, setAside: 0 })
    await change(two, { [`orders/${two}/refunds/refund_1/status`]: 'failed' })
    expect(await figure()).toEqual({ buyers: 2, setAside: 0 })
    expect(await stored(four)).not.toHaveProperty('gifts')
  })

  it('go with an order that becomes anonymous or is deleted, and with the account', async () => {
    const [one = '', two = '', three = ''] = await giveMany(3)
    await change(one, anonymised(await stored(one)))
    await removeOrder(store(), await stored(two))
    await takeBackAll(store(), three)
    expect(await stored(three)).not.toHaveProperty('gifts')
    expect(await store().get('presetGifts')).toBeNull()
    expect(await figure()).toBeUndefined()
  })

  it('are seen at the desk without whose they are, and set aside there for good', async () => {
    const ids = await giveMany(2)
    await figure()
    const { figures, gifts } = await deskGifts(store(), preset.id)
    expect(figures).toEqual([{ kind: 'hardSteps', figure: { buyers: 2, setAside: 0 } }])
    const fields = ['key', 'handle', 'kind', 'gain', 'headset', 'aside']
    expect(gifts.entries.map((one) => Object.keys(one))).toEqual([fields, fields])
    expect(ids.some((id) => JSON.stringify(gifts).includes(id))).toBe(false)
    for (const { handle } of gifts.entries) await setAside(handle, true)
    expect(await figure()).toEqual({ buyers: 0, setAside: 2 })
    for (const id of ids) await takeBackSpectra(store(), id, place)
    for (const id of ids) await giveSpectra(store(), id, place, gift())
    expect(await figure()).toEqual({ buyers: 0, setAside: 2 })
    const again = await seen()
    expect(again.map(({ aside }) => aside)).toEqual(['byHand', 'byHand'])
    for (const { handle } of again) await setAside(handle, false)
    expect(await figure()).toEqual({ buyers: 2, setAside: 0 })
    await expect(setAside('x', true)).rejects.toMatchObject({ code: 'not_found' })
    for (const id of ids) await takeBackSpectra(store(), id, place)
    await expect(setAside(again[0]?.handle ?? '', true)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('name the headset at the desk, and the reason that the figures know', async () => {
    await fillCatalog(store())
    const twice = gift({ headset: 'hyperx-cloud-ii' })
    for (const given of [twice, { ...twice, headset: 'none-of-ours' }])
      await giveSpectra(store(), await buy(), place, given)
    await figure()
    const rows = (await seen()).map(({ headset, aside }) => ({ headset, aside }))
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ headset: 'HyperX Cloud II', aside: null })
    expect(rows).toContainEqual({ headset: 'none-of-ours', aside: 'copy' })
  })

  it('are on pages of the desk, each once', async () => {
    await giveMany(30)
    const first = (await deskGifts(store(), preset.id)).gifts
    expect(first.entries).toHaveLength(25)
    const { gifts: second } = await deskGifts(store(), preset.id, first.next ?? undefined)
    expect([second.entries.length, second.next]).toEqual([5, null])
    expect(new Set([...first.entries, ...second.entries].map(({ key }) => key)).size).toBe(30)
    const { gifts: unknown } = await deskGifts(store(), preset.id, 'v1.x')
    expect(unknown.entries.map(({ key }) => key)).toEqual(first.entries.map(({ key }) => key))
    for (const { gain } of first.entries) expect(gain).toBeLessThanOrEqual(first.entries[0]?.gain ?? 0)
  })

  it('are listed where the audit expects them', async () => {
    const [one = '', two = ''] = await giveMany(2)
    const found = async () => (await findingsOf(store())).filter(({ path }) => path.startsWith('presetGifts'))
    expect(await found()).toEqual([])
    const list = `presetGifts/${preset.id}`
    await store().update({
      [`${list}/${one}`]: null,
      [`${list}/${two}`]: 1,
      [`presetGifts/${another.id}/${two}`]: true,
    })
    expect(await found()).toEqual(
      expect.arrayContaining([
        { code: 'broken', path: `${list}/${two}` },
        { code: 'figure', path: `${list}/${one}`, stored: 0, expected: 1 },
        { code: 'figure', path: `presetGifts/${another.id}/${two}`, stored: 1, expected: 0 },
      ]),
    )
    expect(await found()).toHaveLength(3)
    await store().update({ [`orders/${one}/status`]: 'x', [`orders/${two}/status`]: 'refunded' })
    const left = await found()
    expect(left.map(({ path }) => path)).not.toContain(`${list}/${one}`)
    expect(left).toContainEqual({ code: 'figure', path: `${list}/${two}`, stored: 1, expected: 0 })
  })

  it('of an order with several presets of the game are on one page', async () => {
    const ids = await giveMany(2)
    const other = `presetGifts/another/${ids[0]}`
    await store().update({ [other]: true, [`presetGifts/another/order_${at}_bbbbbbbbbbbbbbbb`]: true })
    const page = (before?: string) =>
      findGivingOrdersOf(store(), [preset.id, 'another'], partBefore(before, 2))
    const first = await page()
    expect(first).toEqual({ entries: ids.toReversed(), broken: [], next: ids[0] })
    const second = await page(first.next ?? undefined)
    expect(second).toEqual({ entries: [`order_${at}_bbbbbbbbbbbbbbbb`], broken: [], next: null })
  })
})

describe('a request to give spectra', () => {
  const { sound, bed } = measured()

  it.each<[string, object]>([
    ['too few levels', { sound: sound.slice(1) }],
    ['too many', { bed: [...bed, 0] }],
    ['what is no number', { sound: sound.map(() => NaN) }],
    ['a level over the highest', { sound: sound.map((level) => level + 1) }],
    ['no highest', { bed: bed.map((level) => Math.max(-80, level - 1)) }],
    ['silence', { bed: bed.map(() => -Infinity) }],
    ['a headset that is none', { headset: 'HD 600!' }],
    ['a text', { text: 'x' }],
    ['sound', { samples: [0] }],
  ])('is refused with %s', (_, more) => {
    expect(giftRequestSchema.safeParse({ sound, bed, ...more }).success).toBe(false)
  })

  it('is kept in tenths of a dB', () => {
    const exact = bed.map((level) => (level === 0 ? 0 : level + 0.04 * Math.sign(-40 - level)))
    expect(giftRequestSchema.parse({ sound, bed: exact.map((level) => Math.max(-80, level)) }).bed).toBe(
      bed.join(' '),
    )
  })
})
