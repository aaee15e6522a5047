import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolesFrom } from '@/lib/account/desk-roles'
import { accountMails } from '@/lib/account/mails/account-mails'
import { importUsers } from '@/lib/account/sign-in/import-firebase'
import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { mailSchema, type Mail } from '@/lib/mail/schema'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import * as session from '@/app/api/session/route'
import * as confirmation from './confirmation/route'
import * as address from './address/route'
import * as reset from './reset/route'
import * as account from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const context = { params: Promise.resolve({}) }

type Call = (request: Request, context: { params: Promise<object> }) => Promise<Response>

let networks = 0
/** Calls a route, each time from another network unless `from` is given. */
async function call(route: Call, body: object, { headers = {}, method = 'POST', from = '' } = {}) {
  networks += 1
  const peer = from || `81.${networks >> 8}.${networks & 255}.1`
  const all = { origin: ORIGIN, 'content-type': 'application/json', 'x-peer-address': peer, ...headers }
  const request = new Request(`${ORIGIN}/api/account`, { method, headers: all, body: JSON.stringify(body) })
  const response = await route(request, context)
  const told = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return { status: response.status, headers: told, text: await response.text() }
}

describe('an attacker who probes other people’s accounts', () => {
  const accounts = temporaryAccounts(store)
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const mailsTo = async (to: string): Promise<Mail[]> =>
    Object.values(Object(await store().get('mails')))
      .map((mail) => mailSchema.parse(mail))
      .filter((mail) => mail.to === to)
  /** Without accounts that moved, whose mails follow the answer at some time. */
  const recipients = async () =>
    Object.values(Object(await store().get('mails')))
      .map((mail) => mailSchema.parse(mail).to)
      .filter((to) => !to.startsWith('umzug'))
  const composed = async (mail: Mail | undefined) =>
    mail && accountMails[mail.template as keyof typeof accountMails](store(), mail)
  const linkTo = async (to: string) => {
    const content = await composed((await mailsTo(to)).at(-1))
    return content?.parts.flatMap((part) => (part.kind === 'button' ? [part.url] : []))[0] ?? ''
  }
  const tokenTo = async (to: string) => new URL(await linkTo(to)).hash.slice(1)
  /** One address for each state that an account can be in, and one without an account. */
  const addresses = async () => {
    const known = await accounts.register()
    const locked = await accounts.register({ isDisabled: true })
    const unconfirmed = await accounts.register({ emailVerified: false })
    await importUsers(store(), [
      {
        uid: `moved${networks}`,
        email: `umzug${networks}@beispiel.de`,
        emailVerified: true,
        displayName: '',
        photoURL: null,
        ...rolesFrom({}),
        roles: rolesFrom({}),
        isDisabled: false,
        createdAt: 1,
        signedInAt: null,
      },
    ])
    const emails = [known, locked, unconfirmed].map(({ email }) => email)
    return [...emails, `umzug${networks}@beispiel.de`, `niemand${networks}@beispiel.de`]
  }

  it('gets the same answer for every address on sign-in, registration and password reset', async () => {
    const password = 'geraten geraten'
    const calls: [Call, object][] = [
      [session.POST, { password }],
      [account.POST, { password, name: 'Fremd' }],
      [reset.POST, {}],
    ]
    for (const [route, body] of calls) {
      const answers = []
      for (const email of await addresses()) answers.push(await call(route, { ...body, email }))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    }
  })

  it('triggers mails only to the owner of an active account', async () => {
    const [known = '', locked = '', , , nobody = ''] = await addresses()
    for (const email of [known, locked, nobody]) await call(reset.POST, { email })
    expect(await composed((await mailsTo(known))[0])).not.toBeNull()
    expect(await composed((await mailsTo(locked))[0])).toBeNull()
    expect(await composed((await mailsTo(nobody))[0])).toBeNull()
    const all = await recipients()
    await call(account.POST, { email: known, password: 'geraten geraten', name: '' })
    expect((await recipients()).sort()).toEqual([...all, known].sort())
  })

  it('cannot make a mailed link lead elsewhere by forging the host', async () => {
    const { email } = await accounts.register()
    const headers = {
      host: 'boese.example',
      'x-forwarded-host': 'boese.example',
      forwarded: 'host=boese.example',
      'x-original-host': 'boese.example',
    }
    expect((await call(reset.POST, { email }, { headers })).status).toBe(204)
    expect(await linkTo(email)).toMatch(/^http:\/\/localhost:3000\/anmelden\/neues-passwort#/)
    const foreign = { origin: 'https://boese.example', host: 'boese.example' }
    expect((await call(reset.POST, { email }, { headers: foreign })).status).toBe(403)
  })

  it('does not use up a mailed link by merely opening it', async () => {
    for (const route of [confirmation, reset, address, session, account]) {
      expect(route).not.toHaveProperty('HEAD')
      if (route !== account) expect(route).not.toHaveProperty('GET')
    }
    const { email } = await accounts.register()
    await call(reset.POST, { email })
    const link = new URL(await linkTo(email))
    // Browsers send no fragment, so a program that opens the link does not send the token.
    expect(`${link.pathname}${link.search}`).toBe('/anmelden/neues-passwort')
    const body = { token: link.hash.slice(1), password: 'ein neues Kennwort' }
    expect((await call(reset.PUT, body, { method: 'PUT' })).status).toBe(204)
  })

  it('cannot reuse a reset link, or use an older one after the password was changed', async () => {
    const { email } = await accounts.register()
    await call(reset.POST, { email })
    const first = await tokenTo(email)
    await call(reset.POST, { email })
    const second = await tokenTo(email)
    const use = (token: string) =>
      call(reset.PUT, { token, password: 'ein neues Kennwort' }, { method: 'PUT' }).then(
        ({ status }) => status,
      )
    expect(await use(first)).toBe(204)
    const before = await signInEngine(store()).accountUnder(email)
    for (const token of [first, second]) expect(await use(token)).toBeGreaterThanOrEqual(400)
    expect(await signInEngine(store()).accountUnder(email)).toEqual(before)
  })

  it('gets twenty sign-in attempts a minute from one network, across all accounts', async () => {
    const from = '203.0.113.9'
    const guess = (number: number) =>
      call(session.POST, { email: `opfer${number}@beispiel.de`, password: 'geraten geraten' }, { from })
    const statuses: number[] = []
    for (let number = 0; number < 21; number += 1) statuses.push((await guess(number)).status)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 403))
    expect(statuses[20]).toBe(429)
    const { email, password } = await accounts.register()
    expect((await call(session.POST, { email, password })).status).toBe(204)
  }, 120_000)
})
