import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attributeOrder } from './attribute-order'

const HOURS = 3_600_000
const email = 'kundin@example.com'

describe('attributeOrder', () => {
  const store = temporaryStore()
  afterEach(() => setClock())
  beforeEach(async () => {
    await setPartner(store(), 'uid-visit', {
      customCode: 'VISIT',
      discountPercent: 5,
      email: 'v@example.com',
    })
    await setPartner(store(), 'uid-cookie', { customCode: 'COOKIE', discountPercent: 10 })
    await setPartner(store(), 'uid-typed', { customCode: 'TYPED', discountPercent: 20 })
    await setPartner(store(), 'uid-plain', { customCode: 'PLAIN' })
  })
  const visit = async () => {
    const click = { code: 'visit', originalUrl: 'https://spielklang.example/' }
    return (await recordClick(store(), click, { address: null, userAgent: 'Browser' })).trackingId
  }

  it('prefers the typed code to the visit, and the visit to the cookie', async () => {
    const trackingId = await visit()
    const cookie = { cookieCode: 'COOKIE' }
    expect(await attributeOrder(store(), { email, trackingId, discountCode: 'typed' }, cookie)).toEqual({
      attribution: { affiliateUid: 'uid-typed', trackingCode: 'TYPED' },
      discount: { code: 'TYPED', percent: 20 },
      isOwn: false,
    })
    expect(await attributeOrder(store(), { email, trackingId }, cookie)).toEqual({
      attribution: { affiliateUid: 'uid-visit', trackingCode: trackingId },
      discount: { code: 'VISIT', percent: 5 },
      isOwn: false,
    })
    expect(await attributeOrder(store(), { email }, cookie)).toMatchObject({
      attribution: { affiliateUid: 'uid-cookie' },
      discount: { code: 'COOKIE', percent: 10 },
    })
    expect(await attributeOrder(store(), { email }, {})).toMatchObject({ attribution: null, discount: null })
  })

  it('credits the partner of a typed code without a discount, whatever link was followed', async () => {
    const cookie = { cookieCode: 'COOKIE' }
    expect(await attributeOrder(store(), { email, discountCode: 'plain' }, cookie)).toEqual({
      attribution: { affiliateUid: 'uid-plain', trackingCode: 'PLAIN' },
      discount: null,
      isOwn: false,
    })
  })

  it('gives no discount for yesterday’s visit, or a partner who has left since', async () => {
    const trackingId = await visit()
    const later = Date.now() + 24 * HOURS
    setClock(() => later)
    expect(await attributeOrder(store(), { email, trackingId }, {})).toMatchObject({ discount: null })
    setClock()
    await setPartner(store(), 'uid-visit', { active: false })
    expect(await attributeOrder(store(), { email, trackingId }, {})).toMatchObject({ discount: null })
  })

  it('gives no discount to partners who follow their own link', async () => {
    const own = { discount: null, isOwn: true }
    const trackingId = await visit()
    expect(await attributeOrder(store(), { email: 'V+1@example.com', trackingId }, {})).toMatchObject(own)
    const signedIn = { customerUid: 'uid-visit' }
    expect(await attributeOrder(store(), { email, trackingId }, signedIn)).toMatchObject(own)
  })

  it('refuses a typed code that is wrong, rather than falling back to a link', async () => {
    const trackingId = await visit()
    const credit = attributeOrder(store(), { email, trackingId, discountCode: 'tiped' }, {})
    await expect(credit).rejects.toMatchObject({ code: 'code_unknown' })
  })
})
