import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeAvatar } from '../change-profile'
import { setRole } from '../set-role'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { watchUser } from './watch-user'
import { signOut, signOutEverywhere } from './begin-session'

describe('watchUser', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const stops: (() => void)[] = []
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  const watch = (cookie: string | undefined) => {
    const seen: { user: (string | null)[]; avatar: (string | null)[]; ends?: number } = {
      user: [],
      avatar: [],
    }
    stops.push(
      watchUser(store(), cookie, {
        onUser: (user) => seen.user.push(user && user.uid),
        onAvatar: (avatar) => seen.avatar.push(avatar),
        onEnd: () => (seen.ends = (seen.ends ?? 0) + 1),
      }),
    )
    return seen
  }
  const open = () => accounts.register()

  it('reports no user without a session', async () => {
    const seen = watch(undefined)
    await eventually(() => expect(seen).toEqual({ user: [null], avatar: [null] }))
  })

  it('reports the signed-in user and each new avatar to all pages', async () => {
    const { uid, cookie } = await open()
    const pages = [watch(cookie), watch(cookie)]
    await eventually(() => pages.forEach((seen) => expect(seen).toEqual({ user: [uid], avatar: [null] })))
    await changeAvatar(store(), uid, 'crown')
    await eventually(() => pages.forEach((seen) => expect(seen.avatar.at(-1)).toBe('crown')))
  })

  it('clears user and avatar on all pages of a session that was signed out, and of no other', async () => {
    const { uid, cookie } = await open()
    await changeAvatar(store(), uid, 'dice')
    const other = await accounts.session(uid)
    const ended = [watch(cookie), watch(cookie)]
    const going = watch(other)
    await eventually(() => [...ended, going].forEach((seen) => expect(seen.avatar).toEqual(['dice'])))
    await signOut(store(), cookie)
    await eventually(() =>
      ended.forEach((seen) => expect(seen).toEqual({ user: [uid, null], avatar: ['dice', null], ends: 1 })),
    )
    expect(going.user).toEqual([uid])
  })

  it('clears both on all devices after signing out everywhere', async () => {
    const { uid, cookie } = await open()
    const seen = watch(cookie)
    await eventually(() => expect(seen.user).toEqual([uid]))
    await signOutEverywhere(store(), cookie)
    await eventually(() => expect(seen).toEqual({ user: [uid, null], avatar: [null, null], ends: 1 }))
    await expect(signOutEverywhere(store(), cookie)).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('clears both when a role is taken away', async () => {
    const { uid, cookie, email } = await open()
    const seen = watch(cookie)
    await eventually(() => expect(seen.user).toEqual([uid]))
    await setRole(store(), email, 'admin', false)
    await eventually(() => expect(seen.user).toEqual([uid, null]))
    await expect(setRole(store(), 'niemand@spielklang.example', 'admin', true)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('checks again every minute, to notice an account that was disabled elsewhere', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout')
    const { uid, cookie } = await open()
    const seen = watch(cookie)
    await eventually(() => expect(seen.avatar).toEqual([null]))
    await accounts.change(uid, { isDisabled: true })
    const [lookAgain] = timers.mock.calls.find(([, ms]) => ms === 60_000) ?? []
    timers.mockRestore()
    lookAgain?.()
    await eventually(() => expect(seen).toEqual({ user: [uid, null], avatar: [null, null], ends: 1 }))
  })

  it('notices a session that ends between the first check and the first profile', async () => {
    const { uid, cookie } = await open()
    const subscribe = store().subscribe.bind(store())
    jest.spyOn(store(), 'subscribe').mockImplementation((path, listener) => {
      let unfollow = () => undefined as void
      void signOut(store(), cookie).then(() => (unfollow = subscribe(path, listener)))
      return () => unfollow()
    })
    const seen = watch(cookie)
    await eventually(() => expect(seen).toMatchObject({ user: [uid, null], ends: 1 }))
    jest.restoreAllMocks()
  })

  it('lets a visitor sign out without a session', async () => {
    await expect(signOut(store(), undefined)).resolves.toBeUndefined()
    await expect(signOut(store(), 'x.y.z')).resolves.toBeUndefined()
  })
})
