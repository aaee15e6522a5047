import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import type { MailPart } from '@/lib/mail/content'
import { mailSchema, type Mail } from '@/lib/mail/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { askForAddress, changeAddress } from '../change-address'
import { askForReset, changePassword, resetPassword } from '../change-password'
import { accountMails } from '../mails/account-mails'
import { confirmAddress, register } from '../register'
import { signIn } from '../session/begin-session'
import { userOf } from '../session/session'
import { signInEngine } from '../sign-in/sign-in-engine'
import { temporaryAccounts } from '../testing/temporary-accounts'

const PASSWORD = 'vier lose Wörter'
const BROWSER = { address: '8.8.8.8', userAgent: null, signedInBefore: undefined }
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('account links sent by mail', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  afterEach(() => setClock())

  const mailsTo = async (address: string): Promise<Mail[]> =>
    Object.values(Object(await store().get('mails')))
      .map((mail) => mailSchema.parse(mail))
      .filter(({ to }) => to === address)
  const composed = async (mail: Mail) => {
    const { template } = mail
    if (!(template in accountMails)) throw new Error(template)
    return accountMails[template as keyof typeof accountMails](store(), mail)
  }
  const linkIn = async (address: string) => {
    const mail = (await mailsTo(address)).at(-1)
    const parts = (mail && (await composed(mail)))?.parts ?? []
    const [button] = parts.filter((part): part is MailPart & { kind: 'button' } => part.kind === 'button')
    return button?.url ?? ''
  }
  const tokenIn = async (address: string) => new URL(await linkIn(address)).hash.slice(1)

  const registered = async (email = 'neu@beispiel.de') => {
    await register(store(), { email, password: PASSWORD, name: 'Nele' })
    return { email, token: await tokenIn(email) }
  }

  /** A user, and a change of their password. */
  const signedIn = async () => {
    const { cookie } = await accounts.register({ password: PASSWORD })
    const user = await userOf(store(), cookie)
    if (!user) throw new Error('not signed in')
    const change = (next: string) =>
      changePassword(store(), user, { current: PASSWORD, next }, { ...BROWSER, session: cookie })
    return { user, change }
  }

  it('confirm a new account with its password, once, and sign in', async () => {
    const { email, token } = await registered()
    expect(await codeOf(signIn(store(), { email, password: PASSWORD }, BROWSER))).toBe('wrong_credentials')
    expect(await codeOf(confirmAddress(store(), { token, password: 'ein fremdes' }, BROWSER))).toBe(
      'wrong_credentials',
    )
    const { session } = await confirmAddress(store(), { token, password: PASSWORD }, BROWSER)
    expect(await userOf(store(), session)).toMatchObject({ email, displayName: 'Nele', emailVerified: true })
    expect(await codeOf(confirmAddress(store(), { token, password: PASSWORD }, BROWSER))).toBe(
      'account_link_void',
    )
  })

  it('use the shop’s configured address', async () => {
    const { email } = await registered()
    expect(await linkIn(email)).toMatch(/^http:\/\/localhost:3000\/anmelden\/bestaetigen#[\w.-]+$/)
    expect(env().PUBLIC_ORIGIN).toBe('http://localhost:3000')
  })

  it('all work after four registrations at once, not only the last', async () => {
    const email = 'viermal@beispiel.de'
    const tokens: string[] = []
    const registrations = Array.from({ length: 4 }, async () => {
      await register(store(), { email, password: PASSWORD, name: '' })
      tokens.push(await tokenIn(email))
    })
    await Promise.all(registrations)
    const confirm = (token = '') => codeOf(confirmAddress(store(), { token, password: PASSWORD }, BROWSER))
    expect(await confirm(tokens[0])).toBe('done')
    expect(await confirm(tokens[3])).toBe('account_link_void')
  }, 60_000)

  it('keep an address as typed, and find it in any spelling', async () => {
    const { email, token } = await registered('jürgen@müller.de')
    const { session } = await confirmAddress(store(), { token, password: PASSWORD }, BROWSER)
    expect(await userOf(store(), session)).toMatchObject({ email })
    const { uid } = (await signInEngine(store()).accountUnder('Jürgen@xn--mller-kva.de')) ?? { uid: '' }
    await askForAddress(store(), uid, 'Jürgen.Groß@übung.example')
    await changeAddress(store(), uid, await tokenIn('Jürgen.Groß@übung.example'))
    const again = await signIn(store(), { email: 'jürgen.groß@ÜBUNG.example', password: PASSWORD }, BROWSER)
    expect(await userOf(store(), again.session)).toMatchObject({ email: 'Jürgen.Groß@übung.example' })
  }, 60_000)

  it('inform the owner if their address is registered again, and leave the account unchanged', async () => {
    const { email } = await accounts.register()
    const before = await store().get('accounts')
    await register(store(), { email, password: PASSWORD, name: 'Fremd' })
    expect(await store().get('accounts')).toEqual(before)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect((await composed(mails[0] as Mail))?.subject).toBe('Du hast schon ein Konto')
    expect(await linkIn(email)).toBe('http://localhost:3000/anmelden')
  })

  it('reset a password once, which ends all sessions, and are not sent to unknown addresses', async () => {
    await askForReset(store(), 'niemand@beispiel.de')
    expect(await composed((await mailsTo('niemand@beispiel.de'))[0] as Mail)).toBeNull()
    const { email, cookie } = await accounts.register()
    await askForReset(store(), email)
    const token = await tokenIn(email)
    expect(await codeOf(resetPassword(store(), token, 'qwertyuiop'))).toBe('invalid_input')
    expect(await userOf(store(), cookie)).not.toBeNull()
    const outcomes = await Promise.allSettled(
      ['das erste Passwort', 'das zweite Passwort'].map((password) =>
        resetPassword(store(), token, password),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await codeOf(resetPassword(store(), token, PASSWORD))).toBe('account_link_void')
    const told = (await mailsTo(email)).filter(({ template }) => template === 'account-changed')
    expect(told).toHaveLength(1)
  })

  it('expire after half an hour, after a password change, and after all sessions are ended', async () => {
    const start = Date.now()
    const { uid, email, password, cookie } = await accounts.register({ password: PASSWORD })
    await askForReset(store(), email)
    const token = await tokenIn(email)
    setClock(() => start + 31 * 60_000)
    expect(await codeOf(resetPassword(store(), token, 'ein neues Kennwort'))).toBe('account_link_void')
    setClock(() => start)
    await signInEngine(store()).endAll(uid)
    expect(await codeOf(resetPassword(store(), token, 'ein neues Kennwort'))).toBe('account_link_void')
    expect(await userOf(store(), cookie)).toBeNull()
    await askForReset(store(), email)
    const next = await tokenIn(email)
    const user = await userOf(store(), await accounts.session(uid))
    if (!user) throw new Error('not signed in')
    const change = { current: password, next: 'ein neues Kennwort' }
    const { session } = await changePassword(store(), user, change, BROWSER)
    expect(await userOf(store(), session)).toMatchObject({ uid })
    expect(await codeOf(resetPassword(store(), next, 'noch ein Kennwort'))).toBe('account_link_void')
  })

  it('are not needed by an owner who knows the password, of whose concurrent changes only one counts', async () => {
    const { user, change } = await signedIn()
    const outcomes = await Promise.all(
      ['das erste Passwort', 'das zweite Passwort'].map((next) => codeOf(change(next))),
    )
    expect(outcomes.sort()).toEqual(['done', 'invalid_input'])
    const other = await accounts.register({ password: PASSWORD })
    const moved = { ...user, email: other.email }
    expect(
      await codeOf(
        changePassword(store(), moved, { current: PASSWORD, next: 'ein neues Kennwort' }, BROWSER),
      ),
    ).toBe('invalid_input')
    expect(await codeOf(signIn(store(), other, BROWSER))).toBe('done')
  })

  it('leave no session to a change of the password that they overtake', async () => {
    const { user, change } = await signedIn()
    const engine = Object.getPrototypeOf(signInEngine(store()))
    const { setPassword } = engine
    jest.spyOn(engine, 'setPassword').mockImplementationOnce(async function (
      this: object,
      ...given: unknown[]
    ) {
      const changed: unknown = await Reflect.apply(setPassword, this, given)
      await askForReset(store(), user.email)
      await resetPassword(store(), await tokenIn(user.email), 'aus der E-Mail')
      return changed
    })
    expect(await codeOf(change('ein neues Kennwort'))).toBe('wrong_credentials')
    jest.restoreAllMocks()
    expect(await store().get('sessions')).toBeNull()
  })

  it('are rejected if forged, used for another purpose, or of a deleted account', async () => {
    const { email, token } = await registered()
    const [text = '', signature = ''] = token.split('.')
    const other = Buffer.from(text, 'base64url').toString().replace(email, 'fremd@beispiel.de')
    for (const forged of ['', 'x', `${text}.`, `${Buffer.from(other).toString('base64url')}.${signature}`])
      expect(await codeOf(confirmAddress(store(), { token: forged, password: PASSWORD }, BROWSER))).toBe(
        'account_link_void',
      )
    expect(await codeOf(resetPassword(store(), token, 'ein neues Kennwort'))).toBe('account_link_void')
    expect(await codeOf(changeAddress(store(), 'nobody', token))).toBe('account_link_void')
    const account = await signInEngine(store()).accountUnder(email)
    await signInEngine(store()).remove(account?.uid ?? '')
    expect(await codeOf(confirmAddress(store(), { token, password: PASSWORD }, BROWSER))).toBe(
      'account_link_void',
    )
  })

  it('change the address to an unused one, and notify the old one', async () => {
    const [{ uid, email, password, cookie }, other] = [await accounts.register(), await accounts.register()]
    await askForAddress(store(), uid, other.email)
    expect(await composed((await mailsTo(other.email))[0] as Mail)).toBeNull()
    await askForAddress(store(), uid, 'umgezogen@beispiel.de')
    const token = await tokenIn('umgezogen@beispiel.de')
    // The mailbox may be a stranger's, if its address was mistyped.
    const stranger = await accounts.register()
    expect(await codeOf(changeAddress(store(), stranger.uid, token))).toBe('forbidden')
    expect(await userOf(store(), cookie)).toMatchObject({ email })
    await changeAddress(store(), uid, token)
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await codeOf(changeAddress(store(), uid, token))).toBe('account_link_void')
    expect(await codeOf(signIn(store(), { email, password }, BROWSER))).toBe('wrong_credentials')
    const moved = await signIn(store(), { email: 'umgezogen@beispiel.de', password }, BROWSER)
    expect(moved.uid).toBe(uid)
    const [told] = await mailsTo(email)
    expect(told && (await composed(told))?.subject).toBe('Deine E-Mail-Adresse wurde geändert')
    const tasks = Object.values(Object(await store().get('tasks')))
    expect(tasks).toContainEqual(expect.objectContaining({ kind: 'partner-address', subject: uid }))
  })

  it('leave neither token nor signature in the stored data', async () => {
    const { email, token } = await registered()
    await askForReset(store(), email)
    const kept = JSON.stringify([await store().get('mails'), await store().get('accounts')])
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(token.split('.')[1])
  })
})
