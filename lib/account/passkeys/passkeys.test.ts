import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { offerFactor, resetFactors } from '../set-up-factor'
import { userOf, type SignedInUser } from '../session/session'
import { signInEngine } from '../sign-in/sign-in-engine'
import { softwarePasskey } from '../testing/software-passkey'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { addPasskey, askForNewPasskey } from './add-passkey'
import { browserKey } from './challenge'
import {
  hasPasskey,
  listPasskeys,
  passkeysRemoved,
  removePasskey,
  renamePasskey,
  requirePasskeyUsed,
} from './own-passkeys'
import { MOST_PASSKEYS, type UsedPasskey } from './schema'
import { signInByPasskey } from './sign-in-by-passkey'
import { askForPasskey } from './verify-passkey'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const BROWSER = { address: '8.8.8.8', userAgent: FIREFOX, signedInBefore: undefined }
const inMinutes = (minutes: number) => setClock(() => Date.now() + minutes * 60_000)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('passkeys', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  afterEach(() => setClock())

  const open = async (roles = { admin: false, support: false, accounting: false }) => {
    const { uid, cookie } = await accounts.register({ roles })
    const user = await userOf(store(), cookie)
    if (!user) throw new Error('not signed in')
    return { uid, user }
  }
  /** A new browser with a new passkey, added to an account. */
  const add = async (user: SignedInUser, passkey = softwarePasskey(), said = {}) => {
    const key = browserKey(undefined)
    const { challenge } = await askForNewPasskey(store(), user, key)
    await addPasskey(store(), user, passkey.made(challenge, said), { key, userAgent: FIREFOX })
    return { passkey, key }
  }
  const ask = (key: string) => askForPasskey(key).challenge
  const signIn = (response: UsedPasskey, key: string | undefined) =>
    signInByPasskey(store(), response, key, BROWSER)

  it('sign in without address or password, count as a second factor, and show when they were last used', async () => {
    const { uid, user } = await open()
    expect(await hasPasskey(store(), uid)).toBe(false)
    const { passkey, key } = await add(user)
    expect(await listPasskeys(store(), uid)).toMatchObject([{ name: 'Firefox, Linux', usedAt: null }])
    const { session } = await signIn(passkey.used(ask(key), uid), key)
    expect(await userOf(store(), session)).toMatchObject({ uid })
    const opened = await signInEngine(store()).session(session)
    expect(opened?.factorAt).toBe(opened?.provedAt)
    const [shown] = await listPasskeys(store(), uid)
    expect(Date.now() - (shown?.usedAt ?? 0)).toBeLessThan(5_000)
    expect(await hasPasskey(store(), uid)).toBe(true)
    expect((await signIn(passkey.used(ask(key), null), key)).uid).toBe(uid)
  })

  it('must be used before staff of a public shop may change factors; a password is not enough', async () => {
    const { uid, user } = await open({ admin: true, support: true, accounting: false })
    await add(user)
    const settings = env()
    const { PUBLIC_ORIGIN } = settings
    settings.PUBLIC_ORIGIN = 'https://spielklang.example'
    const byPassword = await userOf(store(), await accounts.session(uid))
    if (!byPassword) throw new Error('not signed in')
    for (const change of [
      askForNewPasskey(store(), byPassword, browserKey(undefined)),
      requirePasskeyUsed(store(), byPassword),
      offerFactor(store(), byPassword),
    ])
      expect(await codeOf(change)).toBe('passkey_needed')
    settings.PUBLIC_ORIGIN = PUBLIC_ORIGIN
    await resetFactors(store(), user.email)
    expect(await listPasskeys(store(), uid)).toEqual([])
  })

  it('are rejected for another origin or relying party, and without user verification', async () => {
    const { uid, user } = await open()
    const { passkey, key } = await add(user)
    for (const said of [
      { origin: 'https://spielklang.example' },
      { origin: 'http://localhost:3001' },
      { origin: 'http://127.0.0.1:3000' },
      { rpId: 'spielklang.example' },
      { isVerified: false },
    ]) {
      expect(await codeOf(signIn(passkey.used(ask(key), uid, said), key))).toBe('passkey_refused')
      expect(await codeOf(add(user, softwarePasskey(), said))).toBe('passkey_refused')
    }
    expect(await listPasskeys(store(), uid)).toHaveLength(1)
  })

  it('answer a challenge once, even if the response is sent concurrently', async () => {
    const { uid, user } = await open()
    const { passkey, key } = await add(user)
    const response = passkey.used(ask(key), uid)
    const tries = await Promise.all([1, 2, 3, 4].map(() => codeOf(signIn(response, key))))
    expect(tries.sort()).toEqual(['done', 'passkey_refused', 'passkey_refused', 'passkey_refused'])
    expect(await codeOf(signIn(response, key))).toBe('passkey_refused')

    const other = softwarePasskey()
    const { challenge } = await askForNewPasskey(store(), user, key)
    const made = () => addPasskey(store(), user, other.made(challenge), { key, userAgent: null })
    expect((await Promise.all([codeOf(made()), codeOf(made())])).sort()).toEqual(['done', 'passkey_refused'])
    const third = softwarePasskey().made(challenge)
    expect(await codeOf(addPasskey(store(), user, third, { key, userAgent: null }))).toBe('passkey_refused')
  })

  it('are rejected with a stale or forged challenge, or one for another browser, purpose or user', async () => {
    const [{ uid, user }, other] = [await open(), await open()]
    const { passkey, key } = await add(user)
    const challenge = ask(key)
    for (const browser of [browserKey(undefined), undefined, ''])
      expect(await codeOf(signIn(passkey.used(challenge, uid), browser))).toBe('passkey_refused')
    for (const invented of ['', 'x', Buffer.alloc(54).toString('base64url'), `${challenge.slice(0, -4)}AAAA`])
      expect(await codeOf(signIn(passkey.used(invented, uid), key))).toBe('passkey_refused')
    const toAdd = (await askForNewPasskey(store(), other.user, key)).challenge
    expect(await codeOf(signIn(passkey.used(toAdd, uid), key))).toBe('passkey_refused')
    for (const wrong of [toAdd, challenge]) {
      const made = softwarePasskey().made(wrong)
      expect(await codeOf(addPasskey(store(), user, made, { key, userAgent: null }))).toBe('passkey_refused')
    }
    inMinutes(6)
    expect(await codeOf(signIn(passkey.used(challenge, uid), key))).toBe('passkey_refused')
  })

  it('are rejected if their counter does not increase, as with a cloned key', async () => {
    const { uid, user } = await open()
    const { passkey, key } = await add(user, softwarePasskey(), { counter: 7 })
    const use = (counter: number) => codeOf(signIn(passkey.used(ask(key), uid, { counter }), key))
    expect(await use(7)).toBe('passkey_refused')
    expect((await Promise.all([use(8), use(8)])).sort()).toEqual(['done', 'passkey_refused'])
    expect(await use(0)).toBe('passkey_refused')
    expect(await use(12)).toBe('done')
    expect(await use(11)).toBe('passkey_refused')
  })

  it('work only for their own account', async () => {
    const [mine, other] = [await open(), await open()]
    const { passkey, key } = await add(mine.user)
    expect(await codeOf(signIn(passkey.used(ask(key), other.uid), key))).toBe('passkey_refused')
    const forged = softwarePasskey({ id: passkey.id })
    expect(await codeOf(signIn(forged.used(ask(key), mine.uid), key))).toBe('passkey_refused')
    // A known id must not be reused with another key.
    expect(await codeOf(add(other.user, forged))).toBe('passkey_refused')
    expect(await codeOf(add(mine.user, passkey))).toBe('passkey_refused')
    const [own] = await listPasskeys(store(), mine.uid)
    const at = own?.key ?? ''
    expect(await codeOf(renamePasskey(store(), other.uid, at, 'Meiner'))).toBe('not_found')
    expect(await codeOf(removePasskey(store(), other.uid, at))).toBe('not_found')
    expect((await signIn(passkey.used(ask(key), mine.uid), key)).uid).toBe(mine.uid)
  })

  it('get the same error if unknown, removed, or of a disabled or deleted account', async () => {
    const [removed, disabled, gone] = [await open(), await open(), await open()]
    const key = browserKey(undefined)
    expect(await codeOf(signIn(softwarePasskey().used(ask(key), removed.uid), key))).toBe('passkey_refused')
    const one = await add(removed.user)
    const [shown] = await listPasskeys(store(), removed.uid)
    await removePasskey(store(), removed.uid, shown?.key ?? '')
    expect(await codeOf(signIn(one.passkey.used(ask(key), removed.uid), key))).toBe('passkey_refused')
    const two = await add(disabled.user)
    await accounts.change(disabled.uid, { isDisabled: true })
    expect(await codeOf(signIn(two.passkey.used(ask(key), disabled.uid), key))).toBe('passkey_refused')
    const three = await add(gone.user)
    await signInEngine(store()).remove(gone.uid)
    expect(await codeOf(signIn(three.passkey.used(ask(key), gone.uid), key))).toBe('passkey_refused')
    expect(await codeOf(add(gone.user))).toBe('unauthorized')
  })

  it('leave no data if they are removed during a sign-in', async () => {
    const { uid, user } = await open()
    const { passkey, key } = await add(user)
    const [shown] = await listPasskeys(store(), uid)
    const at = shown?.key ?? ''
    await Promise.all([removePasskey(store(), uid, at), codeOf(signIn(passkey.used(ask(key), uid), key))])
    expect(await store().get(`passkeys/${at}`)).toBeNull()
  })

  it('have unique names, even if added concurrently', async () => {
    const { uid, user } = await open()
    await Promise.all([add(user), add(user), add(user)])
    const names = async () => (await listPasskeys(store(), uid)).map(({ name }) => name).sort()
    expect(await names()).toEqual(['Firefox, Linux', 'Firefox, Linux (2)', 'Firefox, Linux (3)'])
    const [first, second] = await listPasskeys(store(), uid)
    await renamePasskey(store(), uid, first?.key ?? '', 'Telefon')
    expect(await codeOf(renamePasskey(store(), uid, second?.key ?? '', 'Telefon'))).toBe('invalid_input')
    expect(await names()).toContain('Telefon')
  })

  it('are limited to twenty per account, and all removed by a reset', async () => {
    const { uid, user } = await open()
    for (let count = 0; count < MOST_PASSKEYS; count += 1) await add(user)
    expect(await codeOf(add(user))).toBe('passkeys_full')
    await store().update(await passkeysRemoved(store(), uid))
    expect(await listPasskeys(store(), uid)).toEqual([])
    expect(await passkeysRemoved(store(), uid)).toEqual({})
    await add(user)
  })

  it('are rejected with an attestation certificate', async () => {
    const { user } = await open()
    for (const attestation of ['apple', 'tpm', 'android-key', 'fido-u2f'])
      expect(await codeOf(add(user, softwarePasskey(), { attestation }))).toBe('passkey_refused')
  })

  it('notify the owner when added or removed, and are journalled for staff', async () => {
    const told = async (user: SignedInUser) => {
      await add(user)
      const [shown] = await listPasskeys(store(), user.uid)
      await removePasskey(store(), user.uid, shown?.key ?? '')
      const [mails, journal] = await Promise.all([store().get('mails'), store().get('journal')])
      const mailed = Object.values(Object(mails)).filter((mail) => Object(mail).to === user.email)
      const entries = Object.values(Object(journal)).filter((entry) =>
        String(Object(entry).actor).endsWith(user.uid),
      )
      return {
        mails: mailed.map((mail) => Object(mail).about).sort(),
        acts: entries.map((entry) => Object(entry).act).sort(),
      }
    }
    const both = ['passkey-added', 'passkey-removed']
    expect(await told((await open()).user)).toEqual({ mails: both, acts: [] })
    for (const role of ['support', 'accounting']) {
      const roles = { admin: false, support: false, accounting: false, [role]: true }
      expect(await told((await open(roles)).user)).toEqual({ mails: both, acts: both })
    }
  })

  it('are unavailable at an IP address, and bound to the host of a public address', async () => {
    const { user } = await open()
    const settings = env()
    const { PUBLIC_ORIGIN } = settings
    try {
      Object.assign(settings, { PUBLIC_ORIGIN: 'https://203.0.113.7' })
      expect(await codeOf(askForNewPasskey(store(), user, browserKey(undefined)))).toBe(
        'passkeys_unavailable',
      )
      expect(() => askForPasskey(browserKey(undefined))).toThrow('passkeys_unavailable')
      Object.assign(settings, { PUBLIC_ORIGIN: 'https://www.spielklang.example' })
      const said = { rpId: 'www.spielklang.example', origin: 'https://www.spielklang.example' }
      const { passkey, key } = await add(user, softwarePasskey(), said)
      expect(await codeOf(signIn(passkey.used(ask(key), user.uid, said), key))).toBe('done')
    } finally {
      Object.assign(settings, { PUBLIC_ORIGIN })
    }
  })
})
