import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findAffiliate } from '../data'
import { setPartner } from './set-partner'

describe('setPartner', () => {
  const store = temporaryStore()
  const set = (uid: string, customCode: string) => setPartner(store(), uid, { customCode })
  const uidOf = async (code: string) => (await findAffiliate(store(), code))?.uid
  const taken = { code: 'affiliate_code_taken' }

  it('creates a partner, found by code in any case and by uid, and changes the given fields', async () => {
    const nova = { customCode: 'Nova-10', commissionRate: 12.5, email: 'nova@example.com' }
    expect(await setPartner(store(), 'uid-nova', nova)).toBe(true)
    expect(await setPartner(store(), 'uid-nova', { active: false })).toBe(false)
    for (const code of ['Nova-10', 'nova-10', 'NOVA-10', 'uid-nova'])
      expect(await findAffiliate(store(), code)).toMatchObject({ ...nova, uid: 'uid-nova', active: false })
    expect(await uidOf('nova10')).toBeUndefined()
  })

  it('reserves a code for its first owner, ignoring case', async () => {
    await set('uid-a', 'NOVA10')
    await expect(set('uid-b', 'nova10')).rejects.toMatchObject(taken)
    expect(await store().get('affiliateUsers/uid-b')).toBeNull()
    await set('uid-a', 'PIXEL')
    await expect(set('uid-b', 'Nova10')).rejects.toMatchObject(taken)
    await set('uid-a', 'nova10')
    expect(await uidOf('NOVA10')).toBe('uid-a')
  })

  it('keeps former codes leading to their owner, whoever is called like them', async () => {
    for (let index = 0; index < 3; index += 1) await setPartner(store(), `uid-${index}`, { name: 'Nova10' })
    await set('uid-a', 'NOVA10')
    await set('uid-a', 'PIXEL')
    await set('uid-a', 'STELLA')
    for (const code of ['NOVA10', 'nova10', 'Pixel', 'stella']) expect(await uidOf(code)).toBe('uid-a')
    for (const code of ['nova1', 'nova100', 'nova']) expect(await uidOf(code)).toBeUndefined()
    await expect(setPartner(store(), 'nova10', {})).rejects.toMatchObject(taken)
  })

  it('gives a code requested concurrently to one of them', async () => {
    const uids = Array.from({ length: 20 }, (_, index) => `uid-${index}`)
    const results = await Promise.allSettled(uids.map((uid) => set(uid, 'Begehrt')))
    const winners = uids.filter((_, index) => results[index]?.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    expect(await uidOf('begehrt')).toBe(winners[0])
    expect(Object.keys(Object(await store().get('affiliateUsers')))).toEqual(winners)
  })

  it('recognises codes of records written by hand', async () => {
    await store().update({ 'affiliateUsers/uid-old': { uid: 'uid-old', customCode: 'X1' } })
    await store().update({ 'affiliateUsers/uid-hand': { uid: 'uid-hand', customCode: 'HAND' } })
    expect(await uidOf('X1')).toBe('uid-old')
    await expect(set('uid-b', 'hand')).rejects.toMatchObject(taken)
    await set('uid-hand', 'HAND')
    expect(await uidOf('hand')).toBe('uid-hand')
  })

  it('allows no code equal to a uid, and no uid equal to a code', async () => {
    await set('uid-nova', 'NOVA10')
    await expect(set('uid-b', 'uid-nova')).rejects.toMatchObject(taken)
    await expect(setPartner(store(), 'nova10', {})).rejects.toMatchObject(taken)
  })

  it.each(['ab', 'x'.repeat(25), 'nova 10', 'növa', '', '__proto__', 'Admin', 'UNKNOWN'])(
    'refuses the code %j',
    async (code) => {
      await expect(set('uid-nova', code)).rejects.toMatchObject({ code: 'affiliate_code_invalid' })
    },
  )

  it('repairs a broken record', async () => {
    await store().update({ 'affiliateUsers/uid-nova': { commissionRate: '10', totalClicks: 7 } })
    await setPartner(store(), 'uid-nova', { commissionRate: 10 })
    expect(await findAffiliate(store(), 'uid-nova')).toMatchObject({ commissionRate: 10, totalClicks: 7 })
  })
})
