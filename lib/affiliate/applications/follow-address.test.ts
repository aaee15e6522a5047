import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { newId } from '@/lib/core/ids'
import { currentPartnerTerms } from '@/lib/legal/current-terms'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { recordSale } from '../attribution/record-sale'
import { redeemCode } from '../attribution/redeem-code'
import { getAffiliate, leaverForgotten } from '../data'
import { searchPartners } from '../partner-search/find-partners'
import { apply } from './apply'
import { getApplication } from './data'
import { decideApplication } from './decide-application'
import { followAddress } from './follow-address'
import { leaveProgramme } from './leave-programme'
import { applicationRequestSchema } from './schema'

const NEW = 'umgezogen@example.com'
const approval = { decision: 'approve', code: 'LUMI', rate: 10, discountPercent: 0 } as const

describe('the address of a partner', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const found = async (text: string) =>
    (await searchPartners(store(), text, { limit: 5 })).entries.map(({ uid }) => uid)
  const move = async (uid: string) => {
    await accounts.change(uid, { email: NEW })
    await followAddress(store(), uid)
    await followAddress(store(), uid)
  }

  async function applicant(): Promise<{ uid: string; email: string }> {
    const { uid, email } = await accounts.register()
    const request = applicationRequestSchema.parse({
      name: 'Lumi',
      url: 'https://www.twitch.tv/lumi',
      code: 'LUMI',
      terms: currentPartnerTerms().hash,
      acceptsTerms: true,
      acceptsCreditNotes: true,
    })
    const user = { uid, email, emailVerified: true, displayName: '', photoURL: null }
    await apply(store(), user, request)
    return { uid, email }
  }

  async function partner() {
    const { uid, email } = await applicant()
    await decideApplication(store(), uid, approval, 'admin a')
    return { uid, email }
  }

  it('follows the account: for mails, for the search, and for orders of their own', async () => {
    const { uid, email } = await partner()
    await move(uid)
    expect(await getAffiliate(store(), uid)).toMatchObject({ email: NEW })
    expect([await found(email), await found('umgezogen')]).toEqual([[], [uid]])
    const { attribution } = await redeemCode(store(), 'LUMI')
    const order = { orderId: newId('order'), attribution, productName: 'A', productPrice: 100 }
    expect(await recordSale(store(), { ...order, customerEmail: NEW })).toBeNull()
  })

  it('follows the account in an application not yet decided, which is then approved under it', async () => {
    const { uid } = await applicant()
    await move(uid)
    expect(await getApplication(store(), uid)).toMatchObject({ status: 'open', email: NEW, changes: 2 })
    await decideApplication(store(), uid, approval, 'admin a')
    expect(await getAffiliate(store(), uid)).toMatchObject({ email: NEW })
  })

  it('is the account’s present one on approval', async () => {
    const { uid } = await applicant()
    await accounts.change(uid, { email: NEW })
    await decideApplication(store(), uid, approval, 'admin a')
    expect(await getAffiliate(store(), uid)).toMatchObject({ email: NEW })
    const mails = Object.values(Object(await store().get('mails')))
    expect(mails).toContainEqual(expect.objectContaining({ to: NEW, template: 'application-approved' }))
  })

  it('follows the account after leaving, too, but leads to nobody in the search, and stays deleted', async () => {
    const { uid } = await partner()
    await leaveProgramme(store(), uid)
    await move(uid)
    expect(await getAffiliate(store(), uid)).toMatchObject({ email: NEW, isLeaving: true })
    expect(await found('umgezogen')).toEqual([])
    await store().update(leaverForgotten(uid))
    await followAddress(store(), uid)
    expect(await getAffiliate(store(), uid)).not.toHaveProperty('email')
  })

  it('of nobody else is added by a move', async () => {
    const { uid } = await accounts.register()
    await move(uid)
    expect(await getAffiliate(store(), uid)).toBeNull()
    expect(await getApplication(store(), uid)).toBeNull()
  })

  it('stays as it is until the new one is confirmed', async () => {
    const { uid, email } = await partner()
    await accounts.change(uid, { emailVerified: false })
    await move(uid)
    expect(await getAffiliate(store(), uid)).toMatchObject({ email })
  })
})
