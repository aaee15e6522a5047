import { once } from 'node:events'
import { createServer } from 'node:http'
import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { eventually } from '@/lib/store/contract/eventually'
import { mailSchema } from '@/lib/mail/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { journalEntries } from '@/lib/journal/testing/entries'
import { resetPassword } from '../change-password'
import { rolesFrom } from '../desk-roles'
import { accountMails } from '../mails/account-mails'
import { register } from '../register'
import { signIn } from '../session/begin-session'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { isForsaken, readAccount } from './account-data'
import { importFirebase, importUsers, type FirebaseUser } from './import-firebase'
import { signInEngine } from './sign-in-engine'

const DAY = 86_400_000
const BROWSER = { address: '8.8.8.8', userAgent: null, signedInBefore: undefined }
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

const userOf = (uid: string, given: Partial<FirebaseUser> = {}): FirebaseUser => ({
  uid,
  email: `${uid.toLowerCase()}@beispiel.de`,
  emailVerified: true,
  displayName: 'Käthe',
  photoURL: null,
  ...rolesFrom({}),
  roles: rolesFrom({}),
  isDisabled: false,
  createdAt: 1_700_000_000_000,
  signedInAt: 1_750_000_000_000,
  ...given,
})

describe('users imported from Firebase', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  afterEach(() => {
    setClock()
    jest.restoreAllMocks()
  })

  const mailsTo = async (address: string) =>
    Object.values(Object(await store().get('mails')))
      .map((mail) => mailSchema.parse(mail))
      .filter(({ to }) => to === address)

  it('keep id, address, name, picture, roles, lock and times, and have no password', async () => {
    const photoURL = 'https://bilder.example/a.png'
    const roles = { ...rolesFrom({}), admin: true }
    await importUsers(store(), [userOf('Abc', { photoURL, roles, isDisabled: true, emailVerified: false })])
    expect(await signInEngine(store()).accountWith('Abc')).toMatchObject({
      email: 'abc@beispiel.de',
      emailVerified: false,
      displayName: 'Käthe',
      photoURL,
      admin: true,
      isDisabled: true,
      createdAt: 1_700_000_000_000,
      signedInAt: 1_750_000_000_000,
    })
    const account = await readAccount(store(), 'Abc')
    expect(account).toMatchObject({ roles })
    expect(account).not.toHaveProperty('password')
  })

  it('are imported once, even after a crash and by concurrent runs', async () => {
    const users = Array.from({ length: 120 }, (_, index) => userOf(`user${index}`))
    const update = store().update.bind(store())
    let writes = 0
    jest.spyOn(store(), 'update').mockImplementation(async (changes) => {
      writes += 1
      if (writes === 2) throw new Error('killed')
      return update(changes)
    })
    await expect(importUsers(store(), users)).rejects.toThrow('killed')
    jest.restoreAllMocks()
    expect(await importUsers(store(), users, true)).toMatchObject({ moved: 70, known: 50 })
    const pages = await Promise.all([importUsers(store(), users), importUsers(store(), users)])
    expect(pages[0].moved + pages[1].moved).toBe(70)
    const before = await store().get('accounts')
    expect(Object.keys(Object(before))).toHaveLength(120)
    expect(await importUsers(store(), users)).toEqual({ moved: 0, known: 120, left: [], staff: [] })
    expect(await store().get('accounts')).toEqual(before)
  })

  it('keep local changes and deletions when imported again', async () => {
    const users = [
      userOf('anna', { roles: { ...rolesFrom({}), admin: true, support: true } }),
      userOf('bert'),
    ]
    expect((await importUsers(store(), users)).staff).toEqual([
      { uid: 'anna', email: 'anna@beispiel.de', roles: ['admin', 'support'] },
    ])
    await signInEngine(store()).setRole('bert', 'admin', true, {})
    await signInEngine(store()).setRole('anna', 'admin', false, {})
    await signInEngine(store()).remove('bert')
    expect(await importUsers(store(), users)).toMatchObject({ moved: 0, known: 2 })
    expect(await signInEngine(store()).accountWith('anna')).toMatchObject({ admin: false, support: true })
    expect(await signInEngine(store()).accountWith('bert')).toBeNull()
  })

  it('are skipped and reported if the address is taken or missing, or the id is invalid', async () => {
    const other = await accounts.register()
    const left = [
      userOf('one', { email: other.email.toUpperCase() }),
      userOf('two', { email: '' }),
      userOf('a/b'),
      userOf('three', { email: 'Anna@beispiel.de' }),
    ]
    const page = await importUsers(store(), [userOf('anna'), ...left])
    expect(page.moved).toBe(1)
    expect(page.left.map(({ uid, hindrance }) => [uid, hindrance])).toEqual([
      ['one', 'taken'],
      ['two', 'no_address'],
      ['a/b', 'bad_id'],
      ['three', 'taken'],
    ])
    expect(Object.keys(Object(await store().get('accounts'))).sort()).toEqual([other.uid, 'anna'].sort())
  })

  it('are not written in a trial run', async () => {
    expect(await importUsers(store(), [userOf('anna')], true)).toMatchObject({ moved: 1 })
    expect(await store().get('accounts')).toBeNull()
    expect(await journalEntries(store(), 'accounts-imported')).toEqual([])
  })

  it('get a wrong-password error at sign-in, and one reset link by mail until they set a password', async () => {
    const start = Date.now()
    setClock(() => start)
    await importUsers(store(), [userOf('anna')])
    const email = 'anna@beispiel.de'
    const attempt = (password = 'das alte Kennwort') => codeOf(signIn(store(), { email, password }, BROWSER))
    expect(await attempt()).toBe('wrong_credentials')
    expect(await attempt()).toBe('wrong_credentials')
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(1))
    const [mail] = await mailsTo(email)
    const content = mail && (await accountMails['account-moved'](store(), mail))
    expect(content?.subject).toBe('Leg bitte ein neues Passwort fest')
    const [button] = content?.parts.flatMap((part) => (part.kind === 'button' ? [part.url] : [])) ?? []
    await resetPassword(store(), new URL(button ?? '').hash.slice(1), 'ein neues Kennwort')
    expect(await attempt('ein neues Kennwort')).toBe('done')
    expect(mail && (await accountMails['account-moved'](store(), mail))).toBeNull()
    setClock(() => start + DAY)
    expect(await attempt()).toBe('wrong_credentials')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const templates = (await mailsTo(email)).map(({ template }) => template)
    expect(templates.sort()).toEqual(['account-changed', 'account-moved'])
  })

  it('get another reset mail the next day, unless disabled; unknown addresses get none', async () => {
    const start = Date.now()
    await importUsers(store(), [userOf('anna'), userOf('bert', { isDisabled: true })])
    const addresses = ['anna@beispiel.de', 'bert@beispiel.de', 'niemand@beispiel.de']
    for (const day of [0, 1]) {
      setClock(() => start + day * DAY)
      for (const email of addresses)
        await codeOf(signIn(store(), { email, password: 'das alte Kennwort' }, BROWSER))
      await eventually(async () => expect(await mailsTo('anna@beispiel.de')).toHaveLength(day + 1))
    }
    expect(Object.keys(Object(await store().get('mails')))).toHaveLength(2)
  })

  it('are not removed as unconfirmed, even if someone else registers their address', async () => {
    await importUsers(store(), [userOf('anna', { emailVerified: false })])
    await register(store(), { email: 'anna@beispiel.de', password: 'ein fremdes Kennwort', name: 'Fremd' })
    const account = await readAccount(store(), 'anna')
    expect(account && isForsaken(account, Date.now())).toBe(false)
  })
})

describe('the users of a project', () => {
  const store = temporaryStore()
  const EMULATOR = 'FIREBASE_AUTH_EMULATOR_HOST'
  const asked: (string | undefined)[] = []
  const claims = JSON.stringify({ admin: true })
  const pages = [
    {
      users: [{ localId: 'anna', email: 'anna@beispiel.de', customAttributes: claims }],
      nextPageToken: 'two',
    },
    {
      users: [
        { localId: 'bert', email: 'bert@beispiel.de', emailVerified: true, createdAt: '1700000000000' },
      ],
    },
  ]
  /** Answers as the Identity Toolkit does (https://cloud.google.com/identity-platform/docs/reference/rest). */
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://local')
    asked.push(pathname.split('/').slice(-2).join('/'))
    const page = searchParams.get('nextPageToken') === 'two' ? pages[1] : pages[0]
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page))
  })
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    process.env[EMULATOR] = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => {
    Reflect.deleteProperty(process.env, EMULATOR)
    server.close()
  })

  it('are read page by page through Firebase’s SDK, with their roles', async () => {
    const found = []
    const settings = parseEnv({ FIREBASE_PROJECT_ID: 'klangwerk' })
    for await (const page of importFirebase(store(), settings)) found.push(page)
    expect(asked).toEqual(['klangwerk/accounts:batchGet', 'klangwerk/accounts:batchGet'])
    expect(found).toMatchObject([
      { moved: 1, staff: [{ uid: 'anna', roles: ['admin'] }] },
      { moved: 1, staff: [] },
    ])
    expect(await readAccount(store(), 'bert')).toMatchObject({
      email: 'bert@beispiel.de',
      emailVerified: true,
      createdAt: 1_700_000_000_000,
    })
  })
})
