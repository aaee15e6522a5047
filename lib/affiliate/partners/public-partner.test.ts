import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { publicPartner } from './public-partner'
import { setPartner } from './set-partner'

const nova = {
  uid: 'uid-nova',
  customCode: 'NOVA10',
  customCodeLower: 'nova10',
  active: true,
  name: 'Nova spielt',
  email: 'nova@example.com',
  discountPercent: 10,
  totalEarnings: 5000,
  payout: { holder: 'Nora Vandal', iban: 'DE89370400440532013000', taxState: 'private' },
}

describe('publicPartner', () => {
  const store = temporaryStore()
  const write = (changes: object) => store().update({ 'affiliateUsers/uid-nova': { ...nova, ...changes } })

  it('returns name, code and discount, and nothing else', async () => {
    await write({})
    const seen = { name: 'Nova spielt', code: 'NOVA10', percent: 10, presets: [], stage: null }
    for (const code of ['NOVA10', 'nova10', 'uid-nova'])
      expect(await publicPartner(store(), code)).toEqual(seen)
  })

  it('is found by a former code, too, and shows the present one', async () => {
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10' })
    await setPartner(store(), 'uid-nova', { customCode: 'STELLA' })
    expect(await publicPartner(store(), 'nova10')).toMatchObject({ code: 'STELLA' })
  })

  it('returns the code of a partner without a name', async () => {
    await write({})
    await store().update({
      'affiliateUsers/uid-nova/name': null,
      'affiliateUsers/uid-nova/discountPercent': null,
    })
    expect(await publicPartner(store(), 'NOVA10')).toMatchObject({
      name: 'NOVA10',
      code: 'NOVA10',
      percent: 0,
    })
  })

  it.each([{ active: false }, { endedAt: 1 }, { totalClicks: 'viele' }])(
    'returns null for a partner with %j',
    async (changes) => {
      await write(changes)
      expect(await publicPartner(store(), 'NOVA10')).toBeNull()
    },
  )

  it.each(['nobody', 'a', '..', 'a/b', '%20'])('returns null for the code %s', async (code) => {
    await write({})
    expect(await publicPartner(store(), code)).toBeNull()
  })
})
