import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setSale } from '../editing/set-sale'
import { setSalePrice } from '../editing/set-sale-price'
import { DAY } from '../pricing/price-steps'
import { programCatalog } from '../program-catalog'
import { fillCatalog } from '../watch-catalog'
import { addBundle, changeBundle } from './edit-bundles'
import { MOST_BUNDLES } from './best-price'
import { readBundles } from './read-bundles'
import { bundleChangeSchema, newBundleSchema, type NewBundle } from './schema'

const ADMIN = 'admin uid-1'
const ID = 'alle-shooter'
const [first, second, third] = programCatalog.presets
if (!first || !second || !third) throw new Error('the program has too few presets')
const singles = first.price + second.price
const pair: NewBundle = {
  name: 'Große Zwei',
  tagline: 'Beide zusammen.',
  active: true,
  presetIds: [first.id, second.id],
  price: singles - 100,
}

describe('bundles', () => {
  const store = temporaryStore()
  beforeEach(() => fillCatalog(store()))
  afterEach(() => setClock())

  const journal = async () => Object.values(Object(await store().get('journal')))
  const find = async (id: string) => (await readBundles(store())).bundles.find((each) => each.id === id)
  /** The body that the form sends for an unchanged bundle. */
  const seen = async (id: string) => {
    const bundle = await find(id)
    if (!bundle) throw new Error(`there is no ${id}`)
    const { revision, name, tagline, presetIds, price, active } = bundle
    return { revision, name, tagline, presetIds, price, active }
  }

  it('are added under a unique id, with the sum of single prices and a journal entry', async () => {
    expect(await addBundle(store(), pair, ADMIN)).toEqual({ id: 'grosse-zwei', revision: 1 })
    const expected = { ...pair, id: 'grosse-zwei', revision: 1, singles, obstacle: null }
    expect(await find('grosse-zwei')).toEqual(expected)
    const entries = await journal()
    const entry = { act: 'bundle-added', subject: 'bundles/grosse-zwei', actor: ADMIN }
    expect(entries).toEqual([expect.objectContaining(entry)])
    const after = { ...pair, presetIds: `${first.id}, ${second.id}` }
    expect(JSON.parse(Object(entries[0]).after)).toEqual(after)
  })

  it('are added once by two concurrent requests', async () => {
    const results = await Promise.allSettled([1, 2].map(() => addBundle(store(), pair, ADMIN)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { fields: { name: expect.stringMatching(/gibt es schon/) } },
    })
    expect(await journal()).toHaveLength(1)
  })

  it('never get the id of another one, even if that was renamed', async () => {
    await addBundle(store(), pair, ADMIN)
    await changeBundle(store(), 'grosse-zwei', { ...(await seen('grosse-zwei')), name: 'Paar' }, ADMIN)
    await store().update({ 'bundles/grosse-zwei-2': { name: 7 } })
    expect((await addBundle(store(), pair, ADMIN)).id).toBe('grosse-zwei-3')
    expect((await addBundle(store(), { ...pair, name: '原神' }, ADMIN)).id).toBe('paket')
    expect((await readBundles(store())).broken).toEqual(['grosse-zwei-2'])
  })

  it('are changed with a journal entry of before and after, and without one if nothing changes', async () => {
    const change = { ...(await seen(ID)), price: 1990, active: false }
    expect(await changeBundle(store(), ID, change, ADMIN)).toEqual({ id: ID, revision: 2 })
    expect(await find(ID)).toMatchObject({ price: 1990, revision: 2, obstacle: 'inactive' })
    const again = { ...change, revision: 2 }
    expect(await changeBundle(store(), ID, again, ADMIN)).toEqual({ id: ID, revision: 2 })
    expect(await journal()).toEqual([
      expect.objectContaining({
        act: 'bundle-changed',
        subject: `bundles/${ID}`,
        before: JSON.stringify({ price: 3690, active: true }),
        after: JSON.stringify({ price: 1990, active: false }),
      }),
    ])
  })

  it('are changed by only one of two concurrent admins, and the other gets an error', async () => {
    const bundle = await seen(ID)
    const save = (price: number) => changeBundle(store(), ID, { ...bundle, price }, `admin ${price}`)
    const results = await Promise.allSettled([save(1900), save(1800)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = { reason: { code: 'bundle_changed' } }
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject(refused)
    await expect(save(1700)).rejects.toMatchObject({ code: 'bundle_changed' })
    const entries = await journal()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ actor: `admin ${(await seen(ID)).price}` })
    await expect(changeBundle(store(), 'nirgends', bundle, ADMIN)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it.each<[string, Partial<NewBundle>, RegExp]>([
    ['name', { name: 'ALLE shooter' }, /gibt es schon/],
    ['presetIds', { presetIds: [first.id, 'gibt-es-nicht'] }, /gibt es nicht/],
    ['presetIds', { presetIds: [first.id, third.id] }, /nicht im Verkauf/],
    ['price', { price: singles }, /Einzeln kosten diese Presets zusammen \d+,\d\d/],
    ['price', { price: 1 }, /mindestens ein Cent/],
  ])('are rejected with a message at the field %s: %j', async (field, wrong, sentence) => {
    await setSale(store(), third.id, { revision: 1, price: third.price, active: false }, ADMIN)
    const before = await journal()
    const refusal = { code: 'invalid_input', fields: { [field]: expect.stringMatching(sentence) } }
    await expect(addBundle(store(), { ...pair, ...wrong }, ADMIN)).rejects.toMatchObject(refusal)
    const change = { ...(await seen('alle-presets')), ...pair, ...wrong }
    await expect(changeBundle(store(), 'alle-presets', change, ADMIN)).rejects.toMatchObject(refusal)
    expect(await journal()).toEqual(before)
  })

  it.each<[string, object, string]>([
    ['one preset', { presetIds: [first.id] }, 'presetIds'],
    ['a preset twice', { presetIds: [first.id, first.id] }, 'presetIds'],
    ['no price', { price: 0 }, 'price'],
    ['a part of a cent', { price: 99.5 }, 'price'],
    ['no name', { name: '' }, 'name'],
    ['two lines', { tagline: 'a\nb' }, 'tagline'],
  ])('are invalid with %s', (_, wrong, field) => {
    for (const parsed of [
      newBundleSchema.safeParse({ ...pair, ...wrong }),
      bundleChangeSchema.safeParse({ ...pair, ...wrong, revision: 1 }),
    ])
      expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
  })

  it('can be taken off sale even if a price change has made them pointless', async () => {
    const { id } = await addBundle(store(), pair, ADMIN)
    await setSale(store(), first.id, { revision: 1, price: first.price - 100, active: true }, ADMIN)
    expect(await find(id)).toMatchObject({ obstacle: 'bundle_not_cheaper', singles: singles - 100 })
    const change = await seen(id)
    await expect(changeBundle(store(), id, { ...change, name: 'Paar' }, ADMIN)).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await changeBundle(store(), id, { ...change, active: false }, ADMIN)
    expect(await find(id)).toMatchObject({ obstacle: 'inactive', active: false })
  })

  it('are shown as pointless during a sale that makes their presets cheaper, and as offered after it', async () => {
    const start = Date.UTC(2027, 0, 1)
    let at = start
    setClock(() => at)
    const { id } = await addBundle(store(), pair, ADMIN)
    const salePrice = { price: first.price - 200, from: start + DAY, to: start + 2 * DAY }
    await setSalePrice(store(), first.id, { revision: 1, salePrice }, ADMIN)
    const priceOfFirst = async () =>
      (await readBundles(store())).presets.find((preset) => preset.id === first.id)?.price
    expect(await find(id)).toMatchObject({ obstacle: null, singles })
    at = start + DAY
    // As buyers see it, without a further write.
    expect(await find(id)).toMatchObject({ obstacle: 'bundle_not_cheaper', singles: singles - 200 })
    expect(await priceOfFirst()).toBe(first.price - 200)
    at = start + 2 * DAY
    expect(await find(id)).toMatchObject({ obstacle: null, singles })
    expect(await priceOfFirst()).toBe(first.price)
  })

  it('are limited in number on sale, but further ones can be added inactive', async () => {
    const add = (count: number, active = true) =>
      addBundle(store(), { ...pair, name: `Paar ${count}`, active }, ADMIN)
    const present = (await readBundles(store())).bundles.length
    for (let count = present + 1; count <= MOST_BUNDLES; count += 1) await add(count)
    const refusal = { fields: { active: expect.stringContaining(String(MOST_BUNDLES)) } }
    await expect(add(99)).rejects.toMatchObject(refusal)
    const { id } = await add(99, false)
    const change = { ...(await seen(id)), active: true }
    await expect(changeBundle(store(), id, change, ADMIN)).rejects.toMatchObject(refusal)
    await changeBundle(store(), ID, { ...(await seen(ID)), active: false }, ADMIN)
    await changeBundle(store(), id, change, ADMIN)
    expect(await find(id)).toMatchObject({ obstacle: null })
  })
})
