import fc from 'fast-check'
import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { accountWith } from '../account-facts'
import { changePassword, resetPassword } from '../change-password'
import { accountLink } from '../links/link-token'
import { signIn } from '../session/begin-session'
import { giveCode, proveAgain } from '../session/prove'
import { requireAdmin, requireRecentAdmin, requireRole, requireUser } from '../session/require-user'
import { requireRecentSignIn, userOf } from '../session/session'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { removeFactor } from './data'
import {
  factorState,
  offerFactor,
  renewRecoveryCodes,
  resetFactors,
  turnFactorOff,
  turnFactorOn,
} from '../set-up-factor'
import { withFactor } from './testing/with-factor'
import { codeAt } from './totp'
import { allowCodesAgain, takeCode } from './take-code'

const BROWSER = { address: '8.8.8.8', userAgent: null, signedInBefore: undefined }
const MINUTE = 60_000
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('a second factor', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const settings = env()
  const { PUBLIC_ORIGIN } = settings
  let time = Date.now()
  const pass = (ms: number) => (time += ms)
  beforeEach(() => setClock(() => time))
  afterEach(() => {
    setClock()
    settings.PUBLIC_ORIGIN = PUBLIC_ORIGIN
  })
  const goPublic = () => (settings.PUBLIC_ORIGIN = 'https://spielklang.example')

  const withOne = async (given: Parameters<typeof accounts.register>[0] = {}) => {
    const account = await accounts.register(given)
    return { ...account, ...(await withFactor(store(), account.cookie)) }
  }
  const told = async (email: string) => {
    const mails = Object.values(Object(await store().get('mails')))
    return mails
      .map(Object)
      .flatMap(({ to, about }) => (to === email ? [String(about)] : []))
      .sort()
  }
  const acts = async () =>
    Object.values(Object(await store().get('journal'))).map((entry) => Object(entry).act)

  it('is turned on only by a correct code', async () => {
    const { uid, cookie, email } = await accounts.register()
    const user = await requireUser(store(), cookie)
    const turnOn = (code: string) => codeOf(turnFactorOn(store(), user, { code, session: cookie }))
    expect(await turnOn('123456')).toBe('factor_state')
    const { secret, picture } = await offerFactor(store(), user)
    expect(picture).toContain('<svg')
    expect(await turnOn('000000')).toBe('code_wrong')
    expect(await userOf(store(), await accounts.session(uid))).toMatchObject({ uid })
    const codes = await turnFactorOn(store(), user, { code: codeAt(secret, time), session: cookie })
    expect(new Set(codes).size).toBe(10)
    expect(await factorState(store(), uid)).toEqual({ since: time, recoveryCodesLeft: 10 })
    expect(await userOf(store(), cookie)).toMatchObject({ uid })
    expect(await told(email)).toEqual(['factor-on'])
    expect(await turnOn(codeAt(secret, time))).toBe('factor_state')
  })

  it('cannot be turned on more than half an hour after its setup', async () => {
    const { cookie } = await accounts.register()
    const user = await requireUser(store(), cookie)
    const { secret } = await offerFactor(store(), user)
    pass(31 * MINUTE)
    const code = codeAt(secret, time)
    expect(await codeOf(turnFactorOn(store(), user, { code, session: cookie }))).toBe('factor_state')
  })

  it('leaves a password session signed out until its code is entered', async () => {
    const account = await withOne()
    const { session } = await signIn(store(), account, BROWSER)
    expect(await userOf(store(), session)).toBeNull()
    for (const check of [
      requireUser,
      requireAdmin,
      requireRole('support'),
      requireRecentSignIn,
      requireRecentAdmin,
    ])
      expect(await codeOf(check(store(), session))).toBe('code_needed')
    expect(await codeOf(giveCode(store(), session, '000000'))).toBe('code_wrong')
    expect(await userOf(store(), session)).toBeNull()
    expect(await giveCode(store(), session, account.code())).toMatchObject({ uid: account.uid })
    expect(await requireUser(store(), session)).toMatchObject({ uid: account.uid })
  })

  it('locks older sessions until a code is entered in them', async () => {
    const { uid, cookie } = await accounts.register()
    const elsewhere = await accounts.session(uid)
    const { code } = await withFactor(store(), cookie)
    expect(await codeOf(requireUser(store(), elsewhere))).toBe('code_needed')
    await giveCode(store(), elsewhere, code())
    expect(await userOf(store(), elsewhere)).toMatchObject({ uid })
  })

  it('rejects a code in a session that is missing, forged or of another account', async () => {
    const [account, other] = [await withOne(), await withOne()]
    for (const cookie of [undefined, '', 'x.y.z'])
      expect(await codeOf(giveCode(store(), cookie, account.code()))).toBe('unauthorized')
    const session = await accounts.session(other.uid)
    expect(await codeOf(giveCode(store(), session, account.code()))).toBe('code_wrong')
    expect(await codeOf(giveCode(store(), session, account.codes[0] ?? ''))).toBe('code_wrong')
  })

  it('accepts each code once, and none older than the last', async () => {
    const { uid, email, code } = await withOne()
    const use = (given: string) => codeOf(takeCode(store(), { uid, email }, given))
    expect(await use(code(0))).toBe('code_wrong')
    expect(await use(code(1))).toBe('done')
    expect(await use(code(1))).toBe('code_wrong')
    expect(await use(code(0))).toBe('code_wrong')
    pass(MINUTE)
    const spaced = code(0).replace(/^.../, '$& ')
    expect(await use(spaced)).toBe('done')
  })

  it('accepts each recovery code once, until they are renewed, and notifies the owner', async () => {
    const account = await withOne()
    const [first = '', second = ''] = account.codes
    const { session } = await signIn(store(), account, BROWSER)
    await giveCode(store(), session, first.toUpperCase().replace('-', ' '))
    expect(await codeOf(takeCode(store(), account, first))).toBe('code_wrong')
    expect(await factorState(store(), account.uid)).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await told(account.email)).toEqual(['factor-on', 'recovery-used'])
    const renewed = await renewRecoveryCodes(store(), await requireUser(store(), session))
    expect(await codeOf(takeCode(store(), account, second))).toBe('code_wrong')
    expect(await codeOf(takeCode(store(), account, renewed[0] ?? ''))).toBe('done')
  })

  it('is rate limited after five wrong codes in a row across sessions, until 15 minutes later; correct codes do not count', async () => {
    const account = await withOne()
    for (let count = 0; count < 8; count += 1) {
      pass(MINUTE)
      await takeCode(store(), account, account.code(0))
    }
    const sessions = [await accounts.session(account.uid), await accounts.session(account.uid)]
    for (let count = 0; count < 5; count += 1)
      expect(await codeOf(giveCode(store(), sessions[count % 2], '000000'))).toBe('code_wrong')
    pass(MINUTE)
    expect(await codeOf(giveCode(store(), sessions[0], account.code()))).toBe('rate_limited')
    const other = await withOne()
    expect(await codeOf(takeCode(store(), other, other.code()))).toBe('done')
    pass(14 * MINUTE)
    expect(await codeOf(giveCode(store(), sessions[0], account.code()))).toBe('done')
    expect(await told(account.email)).toEqual(['codes-wrong', 'factor-on'])
  })

  it('makes each fifth wrong code in a row wait longer, and ends at a hundred until a link by mail was used', async () => {
    const account = await withOne()
    const waits: number[] = []
    for (let wrong = 0; wrong < 100; wrong += 1) {
      const started = time
      while ((await codeOf(takeCode(store(), account, '000000'))) === 'rate_limited') pass(MINUTE)
      if (wrong % 5 === 0) waits.push((time - started) / MINUTE)
      else expect(time).toBe(started)
    }
    expect(waits).toEqual([0, 15, 30, 60, 120, 240, 480, 960, ...Array(12).fill(1440)])
    pass(365 * 24 * 60 * MINUTE)
    expect(await codeOf(takeCode(store(), account, account.code(0)))).toBe('codes_ended')
    expect(await told(account.email)).toEqual(['codes-ended', 'codes-wrong', 'factor-on'])
    const facts = await accountWith(store(), account.uid)
    if (!facts) throw new Error('gone')
    const link = accountLink('reset', facts, { to: account.email, at: time })
    await resetPassword(store(), new URL(link).hash.slice(1), 'ein neues Kennwort')
    expect(await codeOf(takeCode(store(), account, account.code(0)))).toBe('done')
  }, 60_000)

  it('does not let a link by mail shorten the wait for codes', async () => {
    const account = await withOne()
    for (let count = 0; count < 5; count += 1) await codeOf(takeCode(store(), account, '000000'))
    await allowCodesAgain(store(), account.uid)
    expect(await codeOf(takeCode(store(), account, account.code(0)))).toBe('rate_limited')
  })

  it('accepts a recovery code during a wait, which ends it', async () => {
    const account = await withOne()
    for (let count = 0; count < 6; count += 1) await codeOf(takeCode(store(), account, '000000'))
    expect(await codeOf(takeCode(store(), account, account.codes[0] ?? ''))).toBe('done')
    expect(await codeOf(takeCode(store(), account, account.code()))).toBe('done')
  })

  it.each<[string, (code: string) => string]>([
    [
      'full-width digits',
      (code) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ],
    [
      'mathematical digits',
      (code) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
    ],
    ['zero-width marks', (code) => `\uFEFF${[...code].join('\u200B')}\u200D`],
    ['variation selectors', (code) => [...code].join('\uFE0F')],
    ['dashes and spaces', (code) => code.replace(/^.../, '$&\u00A0\u2013\u2009')],
  ])('accepts a code with %s', async (_, written) => {
    const account = await withOne()
    expect(await codeOf(takeCode(store(), account, written('000000')))).toBe('code_wrong')
    expect(await codeOf(takeCode(store(), account, written(account.code())))).toBe('done')
  })

  it('rejects whatever is no code as a wrong one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 12 }),
          fc.string({
            unit: fc.constantFrom('١', '५', '６', '7', '\u{1D7CE}', '\uD800'),
            minLength: 6,
            maxLength: 6,
          }),
        ),
        async (code) => {
          const account = await withOne()
          expect(await codeOf(takeCode(store(), account, code))).toBe('code_wrong')
        },
      ),
      { numRuns: 40 },
    )
  })

  it('counts wrong codes that are tried concurrently', async () => {
    const account = await withOne()
    const tries = Array.from({ length: 20 }, (_, count) =>
      codeOf(takeCode(store(), account, String(100_000 + count))),
    )
    const wrong = (await Promise.all(tries)).filter((outcome) => outcome === 'code_wrong')
    expect(wrong.length).toBeLessThanOrEqual(5)
  })

  it('cannot be rate limited by someone who does not know the password', async () => {
    const account = await withOne()
    for (let count = 0; count < 10; count += 1)
      await codeOf(signIn(store(), { email: account.email, password: 'geraten' }, BROWSER))
    const { session } = await signIn(store(), account, { ...BROWSER, address: '1.1.1.1' })
    expect(await giveCode(store(), session, account.code())).toMatchObject({ uid: account.uid })
  }, 60_000)

  it('stores neither secret nor recovery codes in plain text, and binds the secret to its account', async () => {
    const { uid, secret, codes } = await withOne()
    const kept = JSON.stringify(await store().get('factors'))
    expect(kept).not.toContain(secret)
    for (const code of codes) expect(kept).not.toContain(code)
    // A secret sealed for one account cannot be unsealed for another.
    const other = await withOne()
    await store().update({
      [`factors/${other.uid}/active/secret`]: await store().get(`factors/${uid}/active/secret`),
    })
    expect(await codeOf(takeCode(store(), other, codeAt(secret, time + 30_000)))).toBe('code_wrong')
  })

  it('is turned off by a correct code, notifies the owner, and can be set up again', async () => {
    const { uid, email, cookie, code } = await withOne()
    const user = await requireUser(store(), cookie)
    expect(await codeOf(turnFactorOff(store(), user, '000000'))).toBe('code_wrong')
    await turnFactorOff(store(), user, code())
    expect(await store().get(`factors/${uid}`)).toBeNull()
    expect(await told(email)).toEqual(['factor-off', 'factor-on'])
    expect(await userOf(store(), await accounts.session(uid))).toMatchObject({ uid })
    const again = await withFactor(store(), cookie)
    expect(await codeOf(takeCode(store(), { uid, email }, again.code()))).toBe('done')
  })

  it('leaves no data if it is removed while a code is being used', async () => {
    const account = await withOne()
    await Promise.all([
      codeOf(takeCode(store(), account, account.code())),
      removeFactor(store(), account.uid),
    ])
    expect(await store().get(`factors/${account.uid}`)).toBeNull()
  })

  it('can be reset if lost, which ends all sessions, notifies the owner and is journalled', async () => {
    const { uid, email, cookie } = await withOne()
    await resetFactors(store(), email)
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await userOf(store(), await accounts.session(uid))).toMatchObject({ uid })
    expect(await told(email)).toEqual(['factor-on', 'factor-reset'])
    expect(await acts()).toContain('factor-reset')
    expect(await codeOf(resetFactors(store(), 'niemand@spielklang.example'))).toBe('not_found')
  })

  it('is journalled for staff, but not for customers', async () => {
    const before = (await acts()).length
    await withOne()
    expect(await acts()).toHaveLength(before)
    await withOne({ roles: { support: true } })
    expect((await acts()).slice(before)).toEqual(['factor-added'])
  })

  it('stays confirmed in the session that changes the password', async () => {
    const account = await withOne()
    const user = await requireUser(store(), account.cookie)
    const said = { current: account.password, next: 'ein anderes Kennwort' }
    const { session } = await changePassword(store(), user, said, { ...BROWSER, session: account.cookie })
    expect(await userOf(store(), session)).toMatchObject({ uid: account.uid })
    const half = await accounts.session(account.uid)
    expect(await userOf(store(), half)).toBeNull()
  }, 60_000)

  it('is required for the desk if the shop has a public address', async () => {
    const { uid, cookie } = await accounts.register({ roles: { admin: true } })
    expect(await requireAdmin(store(), cookie)).toMatchObject({ uid, admin: true })
    goPublic()
    for (const check of [requireAdmin, requireRole('support'), requireRecentAdmin])
      expect(await codeOf(check(store(), cookie))).toBe('factor_needed')
    expect(await userOf(store(), cookie)).toMatchObject({ admin: false, support: false, needsFactor: true })
    await withFactor(store(), cookie)
    expect(await requireAdmin(store(), cookie)).toMatchObject({ uid, admin: true, support: true })
    const customer = await accounts.register()
    expect(await codeOf(requireAdmin(store(), customer.cookie))).toBe('forbidden')
    expect(await userOf(store(), customer.cookie)).not.toHaveProperty('needsFactor')
  })

  it('replaces the password when a recent sign-in must be renewed', async () => {
    const account = await withOne({ roles: { admin: true } })
    const user = await requireUser(store(), account.cookie)
    const prove = (said: { password?: string; code?: string }, cookie = account.cookie) =>
      codeOf(proveAgain(store(), user, said, { cookie, browser: BROWSER }))
    pass(6 * MINUTE)
    expect(await codeOf(requireRecentAdmin(store(), account.cookie))).toBe('sign_in_again')
    expect(await prove({ password: account.password })).toBe('invalid_input')
    expect(await prove({ code: '000000' })).toBe('code_wrong')
    expect(await codeOf(requireRecentAdmin(store(), account.cookie))).toBe('sign_in_again')
    expect(await prove({ code: account.code() })).toBe('done')
    expect(await requireRecentAdmin(store(), account.cookie)).toMatchObject({ uid: account.uid })
    const plain = await accounts.register()
    pass(6 * MINUTE)
    const owner = await requireUser(store(), plain.cookie)
    const given = (password: string) =>
      codeOf(proveAgain(store(), owner, { password }, { cookie: plain.cookie, browser: BROWSER }))
    expect(await given('ein falsches')).toBe('wrong_credentials')
    expect(await given(plain.password)).toBe('done')
    expect(await requireRecentSignIn(store(), plain.cookie)).toMatchObject({ uid: plain.uid })
    pass(6 * MINUTE)
    expect(await codeOf(requireRecentSignIn(store(), plain.cookie))).toBe('sign_in_again')
  }, 60_000)
})
