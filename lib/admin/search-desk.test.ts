import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { saveOrder } from '@/lib/orders/data'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { searchDesk } from './search-desk'

describe('the search of the desk', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const search = (text: string, admin = true, support = true) => searchDesk(store(), text, { admin, support })
  const nothing = { orders: [], people: [], partners: [], presets: [] }
  const order = {
    ...sampleOrder,
    reference: 'SK-7KQ2M-XW9TR',
    email: 'Kundin@example.com',
    emailLower: 'kundin@example.com',
    total: 1290,
  }

  beforeEach(async () => {
    await saveOrder(store(), order)
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10', name: 'Nova Ünal', email: 'n@example.com' })
  })

  it.each(['sk 7kq2m xw9tr', '7KQ2MXW9TR', '12,90'])('finds an order by %s', async (text) => {
    const { orders, people } = await search(text)
    expect(orders).toMatchObject([
      { id: order.id, reference: order.reference, total: 1290, status: 'pending' },
    ])
    expect(people).toEqual([])
  })

  it('finds people by their whole address, whether they have an account, orders, or both', async () => {
    const { email, uid: key } = await accounts.register()
    expect((await search(email)).people).toEqual([{ key, email, name: '', hasAccount: true }])
    const found = await search('kundin@EXAMPLE.com')
    expect(found.people).toEqual([
      { key: order.id, email: 'kundin@example.com', name: '', hasAccount: false },
    ])
    expect(found.orders).toHaveLength(1)
    expect(await search('niemand@example.com')).toEqual(nothing)
  })

  it('finds partners by the beginning of code or name, and presets by words', async () => {
    for (const text of ['nova1', 'ünal'])
      expect((await search(text)).partners).toEqual([{ uid: 'uid-nova', name: 'Nova Ünal', code: 'NOVA10' }])
    expect((await search('sohle still')).presets).toMatchObject([{ id: 'tarkov-stille-sohle' }])
    expect((await search('tarkov')).presets.length).toBeGreaterThan(0)
  })

  it('hides partners and presets from support, and lists only a few matches', async () => {
    expect(await search('nova', false)).toEqual(nothing)
    expect(await search('tarkov', false)).toEqual(nothing)
    expect((await search('12,90', false)).orders).toHaveLength(1)
    for (let index = 0; index < 9; index += 1)
      await setPartner(store(), `uid-${index}`, { customCode: `serie${index}` })
    expect((await search('serie')).partners).toHaveLength(5)
  })

  it('reads a few index entries, and no whole collection', async () => {
    const asked: { path: string; limit: number }[] = []
    const watched = new Proxy(store(), {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (path: string, page?: { limit?: number }) => {
          // Only reads of whole collections count.
          if (name !== 'get' || !path.includes('/')) asked.push({ path, limit: page?.limit ?? Infinity })
          return Reflect.apply(value, target, [path, page])
        }
      },
    })
    for (const text of ['nova', '12,90', 'SK-7KQ2M-XW9TR', 'kundin@example.com'])
      await searchDesk(watched, text, { admin: true, support: true })
    expect(new Set(asked.map(({ path }) => path))).toEqual(
      new Set(['accounts', 'orders', 'partnerSearch/words']),
    )
    expect(asked.filter(({ limit }) => limit > 6)).toEqual([])
  })

  it.each(['~', '%', 'SK', '@', 'xyzzy'])('finds nothing by %s', async (text) => {
    expect(await search(text)).toEqual(nothing)
  })
})
