import { presets } from '@/lib/catalog/catalog'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { getAffiliate, partnershipEnded } from '../data'
import { choosePagePresets, inPageOrder, PAGE_PRESETS, pagePresetsSchema } from './page-presets'
import { publicPartner } from './public-partner'

describe('the presets on a partner’s page', () => {
  const store = temporaryStore()
  const uid = 'uid-nova'
  const [one = '', two = '', three = ''] = presets().map(({ id }) => id)
  const shown = async () => (await publicPartner(store(), 'NOVA10'))?.presets
  beforeEach(() =>
    store().update({ [`affiliateUsers/${uid}`]: { uid, customCode: 'NOVA10', customCodeLower: 'nova10' } }),
  )

  it('are those that the partner chose, in that order, and then the others', async () => {
    await choosePagePresets(store(), uid, [three, null, one])
    expect(await shown()).toEqual([three, one])
    const ordered = inPageOrder(presets(), [three, one]).map(({ id }) => id)
    expect(ordered.slice(0, 3)).toEqual([three, one, two])
    expect(ordered.toSorted()).toEqual(
      presets()
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('are in the shop’s order without a choice, or once it is removed', async () => {
    expect(await shown()).toEqual([])
    await choosePagePresets(store(), uid, [three])
    await choosePagePresets(store(), uid, [null, null])
    expect(await shown()).toEqual([])
    expect(inPageOrder(presets(), [])).toEqual(presets())
  })

  it('can only be presets on sale, each once, within the limit', async () => {
    await expect(choosePagePresets(store(), uid, [one, 'weg'])).rejects.toMatchObject({
      fields: { 'presets.1': expect.stringMatching(/nicht mehr verkauft/) },
    })
    expect(await shown()).toEqual([])
    const paths = (chosen: (string | null)[]) =>
      pagePresetsSchema.safeParse({ presets: chosen }).error?.issues.map(({ path }) => path.join('.'))
    expect(paths([one, null, two, null])).toBeUndefined()
    expect(paths([one, two, one])).toEqual(['presets.2'])
    expect(paths(Array.from({ length: PAGE_PRESETS + 1 }, () => null))).toEqual(['presets'])
  })

  it('are skipped once they are no longer sold', () => {
    const onSale = presets().filter(({ id }) => id !== two)
    expect(inPageOrder(onSale, [two, three])[0]?.id).toBe(three)
  })

  it('are deleted with the partnership', async () => {
    await choosePagePresets(store(), uid, [three])
    const partner = await getAffiliate(store(), uid)
    if (!partner) throw new Error('no partner')
    await store().update(partnershipEnded(partner))
    expect(await store().get(`affiliateUsers/${uid}/pagePresets`)).toBeNull()
  })
})
