import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { getAffiliate, partnershipEnded } from '../data'
import { setPartner } from '../partners/set-partner'
import { findPartners, searchPartners } from './find-partners'

describe('searching partners', () => {
  const store = temporaryStore()
  const search = async (text: string) =>
    (await searchPartners(store(), text, { limit: 10 })).entries.map(({ uid }) => uid).sort()

  beforeEach(async () => {
    await setPartner(store(), 'uid-nova', {
      customCode: 'NOVA10',
      name: 'Nova Ünal',
      email: 'n.ova+x@example.com',
    })
    await setPartner(store(), 'uid-pixel', {
      customCode: 'pixel',
      name: 'Nova Nachtschicht',
      email: 'p@example.com',
    })
    await setPartner(store(), 'uid-rest', { customCode: 'rest_1' })
  })

  it.each([
    ['nova', ['uid-nova', 'uid-pixel']],
    ['NOVA1', ['uid-nova']],
    ['ünal', ['uid-nova']],
    ['n.ova+', ['uid-nova']],
    ['nova n', ['uid-pixel']],
    ['rest_', ['uid-rest']],
    ['REST_1', ['uid-rest']],
    ['%', []],
    ['', []],
    ['~', []],
    ['example.com', []],
    ['😀'.repeat(200), []],
  ])('finds by the beginning %j', async (text, uids) => {
    expect(await search(text)).toEqual(uids)
  })

  it('finds no partner by a former name or address, but by a former code', async () => {
    await setPartner(store(), 'uid-nova', { customCode: 'STELLA', name: 'Stella', email: 's@example.com' })
    expect(await search('nova')).toEqual(['uid-nova', 'uid-pixel'])
    expect(await search('nova ü')).toEqual([])
    expect(await search('n.ova')).toEqual([])
    expect(await search('stel')).toEqual(['uid-nova'])
  })

  it('pages through all matches without duplicates, and reports broken records', async () => {
    for (let index = 0; index < 7; index += 1) {
      await setPartner(store(), `uid-${index}`, { customCode: `serie${index}`, name: `Serie ${index}` })
    }
    await store().update({ 'affiliateUsers/uid-3/commissionRate': 'viel' })
    const seen: string[] = []
    let before: string | undefined
    do {
      const { entries, broken, next } = await searchPartners(store(), 'serie', {
        limit: 3,
        ...(before && { before }),
      })
      seen.push(...entries.map(({ uid }) => uid), ...broken)
      before = next ?? undefined
    } while (before !== undefined)
    expect([...new Set(seen)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `uid-${index}`))
    expect(seen.filter((uid) => uid !== 'uid-3')).toHaveLength(6)
  })

  it('forgets name and address of a partner whose account is deleted, and keeps the code', async () => {
    const partner = await getAffiliate(store(), 'uid-nova')
    if (partner) await store().update(partnershipEnded(partner))
    expect(await search('ünal')).toEqual([])
    expect(await search('n.ova')).toEqual([])
    expect(await search('nova10')).toEqual(['uid-nova'])
  })

  it('lists the latest first, and those due to be paid', async () => {
    await store().update({ 'affiliateUsers/uid-pixel/isPayable': true })
    const joined = await findPartners(store(), 'joined', { limit: 2 })
    expect(joined.entries).toHaveLength(2)
    expect(joined.next).not.toBeNull()
    const payable = await findPartners(store(), 'payable', { limit: 2 })
    expect(payable.entries.map(({ uid }) => uid)).toEqual(['uid-pixel'])
  })
})
