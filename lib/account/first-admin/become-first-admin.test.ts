import { journalEntries } from '@/lib/journal/testing/entries'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { userOf, type SignedInUser } from '../session/session'
import { setRole } from '../set-role'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { becomeFirstAdmin, isFirstAdminOpen, offerFirstAdmin } from './become-first-admin'
import { firstAdminToken } from './data'

describe('the first admin', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const tokenOf = (link: string | null) => new URL(link ?? '').hash.slice(1)

  /** A new account with a verified address, signed in. */
  const newUser = async (emailVerified = true) => {
    const { uid, email, cookie } = await accounts.register({ emailVerified })
    const user = async () => (await userOf(store(), cookie)) as SignedInUser
    return { uid, email, user }
  }

  it('is appointed by a link with its token in the fragment, without losing their session', async () => {
    const link = await offerFirstAdmin(store())
    expect(link).toMatch(/^http:\/\/localhost:3000\/einrichten#[\w-]{43}$/)
    const { uid, user } = await newUser()
    expect(await isFirstAdminOpen(store(), undefined)).toBe(true)
    await becomeFirstAdmin(store(), await user(), tokenOf(link))
    expect(await user()).toMatchObject({ uid, admin: true })
    expect(await journalEntries(store(), 'admin-claimed')).toEqual([
      { actor: `admin ${uid}`, subject: `users/${uid}` },
    ])
    expect(await offerFirstAdmin(store())).toBeNull()
    expect(await isFirstAdminOpen(store(), uid)).toBe(false)
  })

  it('is only one of two users who claim the role concurrently, even if each does so twice', async () => {
    const [one, other] = [await newUser(), await newUser()]
    const users = [await one.user(), await one.user(), await other.user(), await other.user()]
    const outcomes = await Promise.allSettled(
      users.map((user) => becomeFirstAdmin(store(), user, firstAdminToken())),
    )
    const admins = [await one.user(), await other.user()].filter(({ admin }) => admin)
    expect(admins).toHaveLength(1)
    expect(await journalEntries(store(), 'admin-claimed')).toHaveLength(1)
    for (const [index, outcome] of outcomes.entries())
      if (users[index]?.uid !== admins[0]?.uid)
        expect(outcome).toMatchObject({ reason: { code: 'admin_link_used' } })
  })

  it('gets the role on retry if the shop was killed before granting it', async () => {
    const [chosen, other] = [await newUser(), await newUser()]
    const user = await chosen.user()
    const write = store().updateOnce.bind(store())
    jest.spyOn(store(), 'updateOnce').mockImplementation(async (onceKey, changes) => {
      if (onceKey.startsWith('account_')) throw new Error('killed')
      return write(onceKey, changes)
    })
    await expect(becomeFirstAdmin(store(), user, firstAdminToken())).rejects.toThrow('killed')
    jest.restoreAllMocks()
    expect(await chosen.user()).toMatchObject({ admin: false })
    await expect(becomeFirstAdmin(store(), await other.user(), firstAdminToken())).rejects.toMatchObject({
      code: 'admin_link_used',
    })
    expect(await isFirstAdminOpen(store(), chosen.uid)).toBe(true)
    expect(await isFirstAdminOpen(store(), other.uid)).toBe(false)
    await becomeFirstAdmin(store(), user, firstAdminToken())
    expect(await chosen.user()).toMatchObject({ admin: true })
    expect(await store().get(`users/${chosen.uid}/becomesAdmin`)).toBeNull()
  })

  it('needs the right link and a verified address', async () => {
    const stranger = await newUser()
    const unverified = await newUser(false)
    const attempt = async ({ user }: typeof stranger, token: string) =>
      becomeFirstAdmin(store(), await user(), token)
    await expect(attempt(stranger, 'geraten')).rejects.toMatchObject({ code: 'admin_link_wrong' })
    await expect(attempt(unverified, firstAdminToken())).rejects.toMatchObject({ code: 'email_unverified' })
    expect(await offerFirstAdmin(store())).not.toBeNull()
  })

  it('is not offered once an admin was appointed by command or exists already', async () => {
    const [one, other] = [await newUser(), await newUser()]
    await setRole(store(), one.email, 'admin', true)
    await accounts.change(one.uid, { roles: {} })
    expect(await offerFirstAdmin(store())).toBeNull()
    await expect(becomeFirstAdmin(store(), await other.user(), firstAdminToken())).rejects.toMatchObject({
      code: 'admin_link_used',
    })
    const onceKeys = Object.keys(Object(await store().get('once')))
    await store().update(Object.fromEntries(onceKeys.map((onceKey) => [`once/${onceKey}`, null])))
    expect(await offerFirstAdmin(store())).not.toBeNull()
    await accounts.change(one.uid, { roles: { admin: true } })
    expect(await offerFirstAdmin(store())).toBeNull()
    const looked = jest.spyOn(store(), 'list')
    expect(await offerFirstAdmin(store())).toBeNull()
    expect(looked).not.toHaveBeenCalled()
  })
})
