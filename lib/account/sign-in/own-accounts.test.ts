import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { fillSampleAccounts, SAMPLE_PASSWORD } from '@/dev/sample-accounts'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { readAccount } from './account-data'
import { checkPassword, hashPassword } from './password-hash'
import { signInEngine } from './sign-in-engine'

const DAY = 86_400_000

describe('the shop’s own sign-in', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const engine = () => signInEngine(store())
  afterEach(() => setClock())

  it('ends each session after five days', async () => {
    const { cookie } = await accounts.register()
    const start = Date.now()
    setClock(() => start + 5 * DAY - 5_000)
    expect(await engine().session(cookie)).not.toBeNull()
    setClock(() => start + 5 * DAY + 5_000)
    expect(await engine().session(cookie)).toBeNull()
  })

  it('stores neither cookies nor passwords in plain text, and accepts no stored hash as a cookie', async () => {
    const { cookie, password } = await accounts.register({ password: 'vier lose Wörter' })
    const kept = JSON.stringify([await store().get('accounts'), await store().get('sessions')])
    expect(kept).not.toContain(cookie)
    expect(kept).not.toContain(password)
    for (const hash of Object.keys(Object(await store().get('sessions'))))
      expect(await engine().session(hash)).toBeNull()
  })

  it('upgrades a weak password hash at the next sign-in without ending sessions', async () => {
    const { uid, email, password, cookie } = await accounts.register()
    expect(await engine().check({ email, password })).not.toBeNull()
    expect((await readAccount(store(), uid))?.password).toMatch(/^scrypt\$16384\$8\$5\$/)
    expect(await engine().check({ email, password })).not.toBeNull()
    expect(await engine().session(cookie)).not.toBeNull()
  })

  it('starts no session if the password was changed during the check', async () => {
    const { email, password } = await accounts.register()
    const [proof, meanwhile] = await Promise.all([
      engine().check({ email, password }),
      engine().check({ email, password }),
    ])
    if (!proof || !meanwhile) throw new Error('refused')
    await engine().setPassword(meanwhile, 'ein neues Kennwort')
    expect(await engine().begin(proof, '')).toBeNull()
  })

  it('creates only one account if an address is registered twice concurrently', async () => {
    const given = { email: 'zwei@spielklang.example', password: 'vier lose Wörter', name: '' }
    await Promise.all([engine().add(given, {}), engine().add(given, {})])
    expect(Object.keys(Object(await store().get('accounts')))).toHaveLength(1)
  })

  it('leaves no data of an account that is removed while it is being changed', async () => {
    const { uid, email, password } = await accounts.register()
    const proof = await engine().check({ email, password })
    if (!proof) throw new Error('refused')
    await Promise.all([engine().remove(uid), engine().begin(proof, ''), engine().rename(uid, 'Neu', {})])
    await engine().remove(uid)
    expect(await store().get('accounts')).toBeNull()
    expect(await store().get('sessions')).toBeNull()
  })

  it('disables sample accounts if the shop can be reached from outside', async () => {
    await fillSampleAccounts(store())
    await fillSampleAccounts(store())
    const admin = { email: 'admin@spielklang.example', password: SAMPLE_PASSWORD }
    const proof = await engine().check(admin)
    if (!proof) throw new Error('refused')
    const cookie = (await engine().begin(proof, '')) ?? ''
    expect((await engine().session(cookie))?.account).toMatchObject({ uid: 'sample-admin', admin: true })
    const settings = env()
    const { PUBLIC_ORIGIN, LISTEN_HOST } = settings
    for (const change of [{ PUBLIC_ORIGIN: 'https://spielklang.example' }, { LISTEN_HOST: '0.0.0.0' }]) {
      Object.assign(settings, change)
      expect(await engine().check(admin)).toBeNull()
      expect(await engine().session(cookie)).toBeNull()
      expect(await engine().begin(proof, '')).toBeNull()
      expect(await engine().accountWith('sample-admin')).toMatchObject({ isDisabled: true })
      Object.assign(settings, { PUBLIC_ORIGIN, LISTEN_HOST })
    }
  })
})

describe('a password’s hash', () => {
  it('is salted, and matches only its own password, in any Unicode normalisation', async () => {
    const [one, other] = [await hashPassword('Käthe pfeift'), await hashPassword('Käthe pfeift')]
    expect(one).not.toBe(other)
    expect(await checkPassword('Käthe pfeift'.normalize('NFD'), one)).toBe('right')
    expect(await checkPassword('Kathe pfeift', one)).toBe('wrong')
    for (const broken of [undefined, '', 'scrypt', 'scrypt$16384$8$5$$', 'plain'])
      expect(await checkPassword('', broken)).toBe('wrong')
  })
})
