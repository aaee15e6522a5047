import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { currentCatalog, setCurrentCatalog } from '../current-catalog'
import { DAY } from '../pricing/price-steps'
import { programCatalog } from '../program-catalog'
import { readPreset } from '../showing/read-presets'
import { fillCatalog, loadCatalog } from '../watch-catalog'
import { setSale } from './set-sale'
import { setSalePrice } from './set-sale-price'

const [first] = programCatalog.allPresets
if (!first) throw new Error('the program has no preset')
const START = Date.UTC(2027, 0, 1)

describe('the sale price of a preset', () => {
  const store = temporaryStore()
  let at = START
  beforeEach(async () => {
    at = START
    setClock(() => at)
    await fillCatalog(store())
  })
  afterEach(() => {
    setClock()
    setCurrentCatalog(programCatalog.allPresets)
  })

  const change = async (price: number, from: number, to: number, isSure = false) => {
    const { revision = 0 } = (await readPreset(store(), first.id)) ?? {}
    const salePrice = { price, from: START + from * DAY, to: START + to * DAY }
    return setSalePrice(store(), first.id, { revision, salePrice, isSure }, 'admin a')
  }
  const setPrice = async (price: number) => {
    const { revision = 0 } = (await readPreset(store(), first.id)) ?? {}
    return setSale(store(), first.id, { revision, price, active: true, isSure: true }, 'admin a')
  }
  const shown = async () => {
    const { price, reduced } = currentCatalog().findPreset(first.id) ?? {}
    return { price, reduced }
  }
  const keyNow = () => Reflect.get(globalThis, Symbol.for('spielklang.catalog')).keyOfAnswer()

  it('starts and ends without another write, and pages are regenerated', async () => {
    await change(first.price - 200, 1, 2)
    await loadCatalog(store())
    const before = keyNow()
    expect(await shown()).toEqual({ price: first.price, reduced: undefined })
    at = START + DAY
    expect(keyNow()).not.toBe(before)
    const reduced = { lowest: first.price, to: START + 2 * DAY }
    expect(await shown()).toEqual({ price: first.price - 200, reduced })
    at = START + 2 * DAY
    expect(keyNow()).toBe(before)
    expect(await shown()).toEqual({ price: first.price, reduced: undefined })
  })

  it('can be ended early, and still counts as an earlier price for the next sale', async () => {
    await change(first.price - 200, 0, 20)
    at += DAY
    const { revision = 0 } = (await readPreset(store(), first.id)) ?? {}
    await setSalePrice(store(), first.id, { revision, salePrice: null }, 'admin a')
    await loadCatalog(store())
    expect(await shown()).toEqual({ price: first.price, reduced: undefined })
    at += DAY
    await expect(change(first.price - 100, 3, 5)).rejects.toMatchObject({
      fields: { 'salePrice.price': expect.stringContaining('niedrigste Preis') },
    })
    expect(await change(first.price - 250, 3, 5)).toMatchObject({ id: first.id })
  })

  it.each([
    ['price', 'as high as the price', first.price, 1, 2],
    ['to', 'that ends before it begins', first.price - 100, 2, 1],
    ['to', 'that is over', first.price - 100, -2, -1],
    ['to', 'that never seems to end', first.price - 100, 1, 100],
    ['from', 'that nobody can foresee', first.price - 100, 400, 410],
  ])('is rejected at %s if it is one %s', async (field, _, price, from, to) => {
    await expect(change(price, from, to)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [`salePrice.${field}`]: expect.any(String) },
    })
  })

  it('cannot last longer than 90 days without a break, even if extended', async () => {
    const extend = (to: number) => change(first.price - 200, 0, to)
    // A permanent reduction is not a reduction.
    const refusal = { code: 'invalid_input', fields: { 'salePrice.to': expect.any(String) } }
    await extend(80)
    at = START + 79 * DAY
    await expect(extend(160)).rejects.toMatchObject(refusal)
    await extend(89)
    at = START + 88 * DAY
    // Cutting the price further does not make it another sale.
    await expect(change(first.price - 250, 0, 91)).rejects.toMatchObject(refusal)
    await expect(extend(91)).rejects.toMatchObject(refusal)
    expect(await extend(90)).toMatchObject({ id: first.id })
  })

  it('needs confirmation if it is far below the price', async () => {
    await expect(change(50, 1, 2)).rejects.toMatchObject({ code: 'preset_doubtful' })
    await change(50, 1, 2, true)
  })

  it('continues if the price changes, which must stay above it', async () => {
    await change(first.price - 200, 0, 20)
    await loadCatalog(store())
    at += DAY
    await expect(setPrice(first.price - 200)).rejects.toMatchObject({ fields: { price: expect.any(String) } })
    await setPrice(first.price + 100)
    await loadCatalog(store())
    expect(await shown()).toEqual({
      price: first.price - 200,
      reduced: { lowest: first.price, to: START + 20 * DAY },
    })
    at = START + 20 * DAY
    expect(await shown()).toEqual({ price: first.price + 100, reduced: undefined })
  })
})
