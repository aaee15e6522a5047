import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { redeemCode } from './redeem-code'
import { setPartner } from '../partners/set-partner'

describe('redeemCode', () => {
  const store = temporaryStore()
  const nova = { customCode: 'Nova10', discountPercent: 12.5, email: 'no.va+shop@gmail.com' }

  beforeEach(async () => {
    await setPartner(store(), 'uid-nova', nova)
    await setPartner(store(), 'uid-plain', { customCode: 'OHNE' })
    await setPartner(store(), 'uid-rest', { customCode: 'PAUSE', discountPercent: 10, active: false })
  })

  const refused = async (code: string) => {
    const error = await redeemCode(store(), code).catch((error: unknown) => error)
    return Object(error)
  }

  it.each(['Nova10', 'nova10', 'NOVA10', '  nova10 '])(
    'finds %j ignoring case, and returns the partner’s spelling',
    async (code) => {
      expect(await redeemCode(store(), code)).toEqual({
        attribution: { affiliateUid: 'uid-nova', trackingCode: 'Nova10', by: 'code' },
        discount: { code: 'Nova10', percent: 12.5 },
      })
    },
  )

  it('still redeems a former code, under the present one', async () => {
    await setPartner(store(), 'uid-nova', { customCode: 'Stella' })
    expect(await redeemCode(store(), 'NOVA10')).toEqual({
      attribution: { affiliateUid: 'uid-nova', trackingCode: 'Stella', by: 'code' },
      discount: { code: 'Stella', percent: 12.5 },
    })
  })

  it('credits the partner of a code without a discount', async () => {
    expect(await redeemCode(store(), 'ohne')).toEqual({
      attribution: { affiliateUid: 'uid-plain', trackingCode: 'OHNE', by: 'code' },
      discount: { code: 'OHNE', percent: 0 },
    })
  })

  it.each(['NÖVA10', 'nova 10', 'nova1', '', '__proto__', '../uid-nova', 'x'.repeat(200), 'Nova10\u0000'])(
    'does not find %j',
    async (code) => {
      expect(await refused(code)).toMatchObject({
        code: 'code_unknown',
        fields: { discountCode: expect.stringContaining('gibt es nicht') },
      })
    },
  )

  it('refuses the code of a partner who has left, or whose record is broken', async () => {
    expect(await refused('pause')).toMatchObject({ code: 'code_inactive' })
    await store().update({ 'affiliateUsers/uid-nova/commissionRate': '10' })
    expect(await refused('nova10')).toMatchObject({ code: 'code_inactive' })
  })
})
