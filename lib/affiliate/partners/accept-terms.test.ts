import { NewTerms } from '@/components/affiliate/dashboard/partner-account'
import { currentPartnerTerms } from '@/lib/legal/current-terms'
import { getLegalText, legalTextKept } from '@/lib/legal/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { getAffiliate } from '../data'
import { addPartners } from '../testing/add-sales'
import { acceptTerms } from './accept-terms'

describe('terms of partners whose spelling was mended', () => {
  const store = temporaryStore()

  it('ask nobody anew who agreed before, and keep the words of each', async () => {
    await addPartners(store(), ['uid-before', 'uid-after'])
    const terms = currentPartnerTerms()
    const before = { ...terms, text: 'Wie zuvor geschrieben.', hash: 'before' }
    await store().update({
      ...(await legalTextKept(store(), before)),
      [`affiliateUsers/uid-before/acceptedTerms/${before.version}`]: { hash: before.hash, at: 1 },
    })
    await acceptTerms(store(), 'uid-after', terms.version)
    for (const [uid, agreed] of [
      ['uid-before', before],
      ['uid-after', terms],
    ] as const) {
      const partner = await getAffiliate(store(), uid)
      if (!partner) throw new Error('no partner')
      expect(await NewTerms({ partner, terms })).toBeNull()
      const { hash = '' } = partner.acceptedTerms?.[terms.version] ?? {}
      expect(await getLegalText(store(), hash)).toEqual(agreed)
    }
  })
})
