import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DELETE as remove, PUT as rename } from '@/app/api/account/passkeys/[key]/route'
import { POST as askForNew } from '@/app/api/account/passkeys/challenge/route'
import { POST as add } from '@/app/api/account/passkeys/route'
import { POST as ask } from '@/app/api/session/challenge/route'
import { listPasskeys } from '@/lib/account/passkeys/own-passkeys'
import { newPasskeyQuestionSchema, passkeyQuestionSchema } from '@/lib/account/passkeys/schema'
import { userOf } from '@/lib/account/session/session'
import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { softwarePasskey } from '@/lib/account/testing/software-passkey'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { setClock } from '@/lib/core/clock'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST as signIn, PUT as prove } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>

describe('the calls about passkeys', () => {
  const accounts = temporaryAccounts(store)
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterEach(() => setClock())
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const call = (
    handler: Handler,
    { cookie = '', body = {}, key = 'x'.repeat(43), origin = ORIGIN, method = 'POST' } = {},
  ) =>
    handler(
      new Request(ORIGIN, {
        method,
        headers: { origin, cookie, 'content-type': 'application/json' },
        ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
      }),
      { params: Promise.resolve({ key }) },
    )
  const given = (answer: Response, name: string) =>
    answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
  const pair = (answer: Response, name: string) => given(answer, name).split(';')[0] ?? ''

  /** An account with a passkey, and a browser that has received a challenge for it. */
  const withPasskey = async () => {
    const account = await accounts.register()
    const passkey = softwarePasskey()
    const session = `session=${account.cookie}`
    const question = await call(askForNew, { cookie: session })
    const { challenge } = newPasskeyQuestionSchema.parse(await question.json())
    const cookie = `${session}; ${pair(question, 'passkey')}`
    const added = await call(add, { cookie, body: passkey.made(challenge) })
    expect(added.status).toBe(204)
    const [shown] = await listPasskeys(store(), account.uid)
    return { ...account, passkey, session, key: shown?.key ?? '' }
  }

  it('turn an answered challenge into a session, with HttpOnly cookies', async () => {
    const { uid, passkey } = await withPasskey()
    const question = await call(ask)
    expect(given(question, 'passkey').toLowerCase()).toMatch(
      /; path=\/; samesite=strict; httponly; max-age=300$/,
    )
    const { challenge } = passkeyQuestionSchema.parse(await question.json())
    const answer = await call(signIn, {
      cookie: pair(question, 'passkey'),
      body: passkey.used(challenge, uid),
    })
    expect(answer.status).toBe(204)
    const session = pair(answer, 'session').slice('session='.length)
    expect(await userOf(store(), session)).toMatchObject({ uid })
  })

  it('are refused from another site', async () => {
    const { session, key } = await withPasskey()
    const handlers: [Handler, string][] = [
      [ask, 'POST'],
      [signIn, 'POST'],
      [prove, 'PUT'],
      [askForNew, 'POST'],
      [add, 'POST'],
      [rename, 'PUT'],
      [remove, 'DELETE'],
    ]
    for (const [handler, method] of handlers) {
      const answer = await call(handler, { cookie: session, key, method, origin: 'https://evil.example' })
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { error: expect.objectContaining({ code: 'foreign_origin' }) },
      ])
    }
  })

  it('require a session for changes, and a fresh one to add or remove a passkey', async () => {
    const { session, key, uid } = await withPasskey()
    for (const [handler, method] of [
      [askForNew, 'POST'],
      [add, 'POST'],
      [rename, 'PUT'],
      [remove, 'DELETE'],
    ] as const)
      expect((await call(handler, { key, method })).status).toBe(401)
    setClock(() => Date.now() + 6 * 60_000)
    for (const [handler, method] of [
      [askForNew, 'POST'],
      [add, 'POST'],
      [remove, 'DELETE'],
    ] as const) {
      const answer = await call(handler, { cookie: session, key, method })
      expect(await answer.json()).toMatchObject({ error: { code: 'sign_in_again' } })
    }
    const renamed = await call(rename, { cookie: session, key, method: 'PUT', body: { name: 'Telefon' } })
    expect(renamed.status).toBe(204)
    expect(await listPasskeys(store(), uid)).toMatchObject([{ name: 'Telefon' }])
  })

  it('refresh a session and count as its second factor only with its own user’s passkey', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()]
    const question = await call(ask)
    const { challenge } = passkeyQuestionSchema.parse(await question.json())
    const send = (cookie: string, body: object) =>
      call(prove, { cookie: `session=${cookie}; ${pair(question, 'passkey')}`, body, method: 'PUT' })
    const later = await accounts.session(mine.uid)
    expect((await signInEngine(store()).session(later))?.factorAt).toBeNull()
    const theirs = await send(later, other.passkey.used(challenge, other.uid))
    expect([theirs.status, (await signInEngine(store()).session(later))?.factorAt]).toEqual([403, null])
    const next = passkeyQuestionSchema.parse(
      await (await call(ask, { cookie: pair(question, 'passkey') })).json(),
    )
    expect((await send(later, mine.passkey.used(next.challenge, mine.uid))).status).toBe(204)
    expect((await signInEngine(store()).session(later))?.factorAt).not.toBeNull()
    expect((await signInEngine(store()).session(mine.cookie))?.factorAt).not.toBeNull()
  })

  it('answer the same for an unknown passkey as for a wrong one', async () => {
    const { uid, passkey } = await withPasskey()
    const told = async (used: (challenge: string) => object) => {
      const question = await call(ask)
      const { challenge } = passkeyQuestionSchema.parse(await question.json())
      const answer = await call(signIn, { cookie: pair(question, 'passkey'), body: used(challenge) })
      return [answer.status, await answer.text(), answer.headers.getSetCookie()]
    }
    const wrong = await told((challenge) => passkey.used(challenge, uid, { origin: 'https://evil.example' }))
    const unknown = await told((challenge) => softwarePasskey().used(challenge, uid))
    const other = await told((challenge) => passkey.used(challenge, 'somebody else'))
    expect(wrong[0]).toBe(403)
    expect(unknown).toEqual(wrong)
    expect(other).toEqual(wrong)
  })

  it('reject malformed answers and names', async () => {
    const { session } = await withPasskey()
    for (const body of [{}, { id: '<', rawId: '<' }, { response: { clientDataJSON: 'x'.repeat(9000) } }]) {
      expect((await call(signIn, { body })).status).toBe(400)
      expect((await call(add, { cookie: session, body })).status).toBe(400)
    }
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u202eb'])
      expect((await call(rename, { cookie: session, method: 'PUT', body: { name } })).status).toBe(400)
  })
})
