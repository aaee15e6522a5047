import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { auditProgramme } from './audit'
import { recordClick } from './record-click'

describe('auditProgramme', () => {
  const store = temporaryStore()

  it('names each figure that does not follow from the events', async () => {
    await store().update({ 'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10' } })
    const visitor = { address: null, userAgent: 'Browser' }
    const originalUrl = 'https://spielklang.example/'
    const { trackingId } = await recordClick(store(), { code: 'NOVA10', originalUrl }, visitor)
    await store().update({
      'affiliateUsers/uid-nova/totalClicks': 7,
      'affiliateUsers/uid-nova/totalEarnings': 100,
      [`affiliateClicks/${trackingId}/converted`]: true,
    })
    expect(await auditProgramme(store())).toEqual([
      { path: `affiliateClicks/${trackingId}/converted`, stored: 1, expected: 0 },
      { path: 'affiliateUsers/uid-nova/totalClicks', stored: 7, expected: 1 },
      { path: 'affiliateUsers/uid-nova/totalEarnings', stored: 100, expected: 0 },
    ])
  })
})
