import { setClock } from '@/lib/core/clock'
import { randomKey } from '@/lib/core/ids'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { signInEngine } from './sign-in-engine'

const PASSWORD = 'vier lose Wörter'

describe('the sign-in', () => {
  const store = temporaryStore()
  afterEach(() => setClock())
  const engine = () => signInEngine(store())
  const newEmail = () => `Konto-${randomKey()}@spielklang.example`

  const added = async (email = newEmail()) => {
    await engine().add({ email, password: PASSWORD, name: 'Käthe' }, {})
    const proof = await engine().check({ email, password: PASSWORD }, { isUnconfirmed: true })
    if (!proof) throw new Error('not added')
    return { email, proof, uid: proof.uid }
  }
  const confirmed = async () => {
    const account = await added()
    await engine().confirm(account.proof)
    return account
  }
  const open = async () => {
    const account = await confirmed()
    const cookie = (await engine().begin(account.proof, 'Firefox, Linux')) ?? ''
    return { ...account, cookie }
  }

  it('lets a new account in once it is confirmed, and says who it is', async () => {
    const { email, proof, uid } = await added()
    expect(await engine().check({ email, password: PASSWORD })).toBeNull()
    expect(await engine().confirm(proof)).toBe(true)
    expect(await engine().check({ email: email.toUpperCase(), password: PASSWORD })).toEqual(proof)
    const cookie = (await engine().begin(proof, '')) ?? ''
    const session = await engine().session(cookie)
    expect(session?.account).toMatchObject({
      uid,
      displayName: 'Käthe',
      photoURL: null,
      emailVerified: true,
      admin: false,
      support: false,
      accounting: false,
      isDisabled: false,
    })
    expect(session?.account.email.toLowerCase()).toBe(email.toLowerCase())
    expect(Math.abs(Date.now() - (session?.signedInAt ?? 0))).toBeLessThan(5_000)
  })

  it('refuses a wrong password and an unknown address', async () => {
    const { email } = await confirmed()
    expect(await engine().check({ email, password: `${PASSWORD}!` })).toBeNull()
    expect(await engine().check({ email: newEmail(), password: PASSWORD })).toBeNull()
  })

  it('adds nothing to a confirmed account, and puts a later try in place of an unconfirmed one', async () => {
    const { email, uid } = await confirmed()
    await engine().add({ email, password: 'ein fremdes Kennwort', name: 'Fremd' }, {})
    expect(await engine().check({ email, password: 'ein fremdes Kennwort' })).toBeNull()
    expect(await engine().accountUnder(email)).toMatchObject({ uid, displayName: 'Käthe' })
    const first = await added()
    await engine().add({ email: first.email, password: 'ein neues Kennwort', name: 'Neu' }, {})
    expect(
      await engine().check({ email: first.email, password: PASSWORD }, { isUnconfirmed: true }),
    ).toBeNull()
    expect(await engine().confirm(first.proof)).toBe(false)
    expect(await engine().accountUnder(first.email)).toMatchObject({ uid: first.uid, displayName: 'Neu' })
  })

  it('writes what is given along, also where an address is known', async () => {
    const { email } = await confirmed()
    for (const address of [email, newEmail()]) {
      const path = `users/${randomKey()}/avatar`
      await engine().add({ email: address, password: PASSWORD, name: '' }, { [path]: 'moon' })
      expect(await store().get(`users/${path.split('/')[1]}`)).toEqual({ avatar: 'moon' })
    }
  })

  it('ends all sessions and voids what was proved with a new password', async () => {
    const { email, proof, cookie } = await open()
    const next = await engine().setPassword(proof, 'ein neues Kennwort')
    expect(await engine().session(cookie)).toBeNull()
    expect(await engine().setPassword(proof, 'noch ein anderes')).toBeNull()
    expect(await engine().begin(proof, '')).toBeNull()
    expect(await engine().check({ email, password: PASSWORD })).toBeNull()
    expect(await engine().check({ email, password: 'ein neues Kennwort' })).toEqual(next)
    expect(next && (await engine().begin(next, ''))).not.toBeNull()
    await engine().endAll(proof.uid)
    expect(next && (await engine().begin(next, ''))).toBeNull()
  })

  it('moves an account to an address that is free, and to no other', async () => {
    const other = await confirmed()
    const { email, proof, cookie } = await open()
    expect(await engine().setAddress(proof, other.email)).toBe(false)
    const next = newEmail()
    expect(await engine().setAddress(proof, next)).toBe(true)
    expect(await engine().session(cookie)).toBeNull()
    expect(await engine().check({ email, password: PASSWORD })).toBeNull()
    expect(await engine().check({ email: next, password: PASSWORD })).toMatchObject({ uid: proof.uid })
    await added(email)
  })

  it('ends a session on its device, or all of them', async () => {
    const { uid, proof, cookie } = await open()
    const second = (await engine().begin(proof, 'Chrome, Windows')) ?? ''
    const account = await engine().accountWith(uid)
    if (!account) throw new Error('no account')
    expect((await engine().devices(account)).map(({ device }) => device).sort()).toEqual([
      'Chrome, Windows',
      'Firefox, Linux',
    ])
    await engine().end(cookie)
    expect(await engine().session(cookie)).toBeNull()
    expect(await engine().session(second)).not.toBeNull()
    await engine().endAll(uid)
    expect(await engine().session(second)).toBeNull()
    const after = await engine().accountWith(uid)
    expect(after && (await engine().devices(after))).toEqual([])
    expect(await engine().begin(proof, '')).toBeNull()
    expect(after && (await engine().begin(after, ''))).not.toBeNull()
  })

  it('knows when its owner has last proved who they are, and whether by a second factor', async () => {
    const { proof, cookie } = await open()
    const begun = await engine().session(cookie)
    expect(begun).toMatchObject({ factorAt: null })
    setClock(() => Date.now() + 10 * 60_000)
    expect(await engine().session(cookie)).toEqual(begun)
    expect(await engine().prove(cookie, { withFactor: false })).toBe(true)
    const proved = await engine().session(cookie)
    expect(proved).toMatchObject({ signedInAt: begun?.signedInAt, factorAt: null })
    expect((proved?.provedAt ?? 0) - (begun?.provedAt ?? 0)).toBeGreaterThan(9 * 60_000)
    expect(await engine().prove(cookie, { withFactor: true })).toBe(true)
    const whole = await engine().session(cookie)
    expect(whole?.factorAt).toBe(whole?.provedAt)
    expect(await engine().prove(cookie, { withFactor: false })).toBe(true)
    expect((await engine().session(cookie))?.factorAt).toBe(whole?.factorAt)
    setClock()
    const other = (await engine().begin({ ...proof, withFactor: true }, '')) ?? ''
    expect((await engine().session(other))?.factorAt).not.toBeNull()
  })

  it('brings back no session that ends while its owner proves who they are', async () => {
    const { uid, cookie } = await open()
    const second = await open()
    await Promise.all([engine().end(cookie), engine().prove(cookie, { withFactor: true })])
    await Promise.all([engine().endAll(second.uid), engine().prove(second.cookie, { withFactor: true })])
    for (const ended of [cookie, second.cookie]) {
      expect(await engine().session(ended)).toBeNull()
      expect(await engine().prove(ended, { withFactor: true })).toBe(false)
    }
    const account = await engine().accountWith(uid)
    expect(account && (await engine().devices(account))).toEqual([])
  })

  it('knows no session by another cookie', async () => {
    const { cookie } = await open()
    for (const other of ['x', 'x.y.z', `${cookie}x`, `x${cookie}`, cookie.slice(1)])
      expect(await engine().session(other)).toBeNull()
    await expect(engine().end('x.y.z')).resolves.toBeUndefined()
  })

  it('gives names and roles at once to sessions that go on', async () => {
    const { uid, cookie } = await open()
    await engine().setRole((await confirmed()).uid, 'admin', true, {})
    await engine().rename(uid, 'Kim', {})
    await engine().setRole(uid, 'support', true, {})
    expect((await engine().session(cookie))?.account).toMatchObject({
      displayName: 'Kim',
      admin: false,
      support: true,
    })
    await engine().setRole(uid, 'accounting', true, {})
    await engine().setRole(uid, 'support', false, {})
    expect(await engine().accountWith(uid)).toMatchObject({ admin: false, support: false, accounting: true })
    await engine().setRole(uid, 'admin', true, {})
    await engine().setRole(uid, 'accounting', false, {})
    expect(await engine().accountWith(uid)).toMatchObject({ admin: true, support: true, accounting: true })
    await engine().setRole(uid, 'admin', false, {})
    await engine().rename(uid, '', {})
    expect(await engine().accountWith(uid)).toMatchObject({
      admin: false,
      support: false,
      accounting: false,
      displayName: '',
    })
  })

  it('lists who has a role, and keeps one admin, whoever takes whose role at the same moment', async () => {
    const [one, other] = [await confirmed(), await confirmed()]
    const both = [one.uid, other.uid]
    const reader = await confirmed()
    await engine().setRole(reader.uid, 'accounting', true, {})
    for (const uid of both) await engine().setRole(uid, 'admin', true, {})
    const admins = async () => (await engine().staff()).filter(({ admin }) => admin).map(({ uid }) => uid)
    for (const uid of await admins()) if (!both.includes(uid)) await engine().setRole(uid, 'admin', false, {})
    expect((await admins()).sort()).toEqual([...both].sort())
    expect((await engine().staff()).map(({ uid }) => uid)).toContain(reader.uid)
    const outcomes = await Promise.allSettled(both.map((uid) => engine().setRole(uid, 'admin', false, {})))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = await admins()
    expect(left).toHaveLength(1)
    await expect(engine().setRole(left[0] ?? '', 'admin', false, {})).rejects.toMatchObject({
      code: 'last_admin',
    })
  })

  it('finds accounts by ids, by address, and all of them', async () => {
    const [one, other] = [await confirmed(), await added()]
    const found = await engine().accounts([one.uid, 'nobody', other.uid])
    expect(found.map(({ uid }) => uid).sort()).toEqual([one.uid, other.uid].sort())
    expect(await engine().accountWith('nobody')).toBeNull()
    expect(await engine().accountUnder(newEmail())).toBeNull()
    const all: string[] = []
    for await (const page of engine().pages()) all.push(...page.map(({ uid }) => uid))
    expect(all).toEqual(expect.arrayContaining([one.uid, other.uid]))
  })

  it('removes an account with its sessions, and frees its address', async () => {
    const { uid, email, proof, cookie } = await open()
    for (let times = 0; times < 2; times += 1) await engine().remove(uid)
    expect(await engine().session(cookie)).toBeNull()
    expect(await engine().begin(proof, '')).toBeNull()
    expect(await engine().accountWith(uid)).toBeNull()
    expect((await added(email)).uid).not.toBe(uid)
  })
})
