import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { signIn } from './begin-session'

const BROWSER = { address: '8.8.8.8', userAgent: null, signedInBefore: undefined }
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('password guessing', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  afterEach(() => setClock())

  const guess = (email: string, address: string, signedInBefore?: string) =>
    codeOf(signIn(store(), { email, password: 'geraten geraten' }, { ...BROWSER, address, signedInBefore }))

  it('is limited to ten attempts per account in 15 minutes, whether or not the account exists', async () => {
    const start = Date.now()
    setClock(() => start)
    const { email, password } = await accounts.register()
    for (const address of [email, 'niemand@spielklang.example']) {
      for (let count = 0; count < 10; count += 1)
        expect(await guess(address, '8.8.8.8')).toBe('wrong_credentials')
      expect(await guess(address, '8.8.8.9')).toBe('rate_limited')
    }
    expect(await codeOf(signIn(store(), { email, password }, BROWSER))).toBe('rate_limited')
    setClock(() => start + 15 * 60_000 + 1)
    expect(await codeOf(signIn(store(), { email, password }, BROWSER))).toBe('done')
  }, 120_000)

  it('locks the owner out neither on other networks nor in a browser that has signed in before', async () => {
    const { email, password } = await accounts.register()
    const { signedInBefore } = await signIn(store(), { email, password }, BROWSER)
    for (let network = 0; network < 5; network += 1)
      for (let count = 0; count < 10; count += 1) await guess(email, `9.9.${network}.9`)
    expect(await guess(email, '9.9.0.9')).toBe('rate_limited')
    const elsewhere = { ...BROWSER, address: '1.1.1.1' }
    expect(await codeOf(signIn(store(), { email, password }, elsewhere))).toBe('done')
    const known = { ...BROWSER, address: '9.9.0.9', signedInBefore }
    expect(await codeOf(signIn(store(), { email, password }, known))).toBe('done')
    const other = await accounts.register()
    expect(await codeOf(signIn(store(), other, { ...known, address: '2.2.2.2' }))).toBe('done')
  }, 120_000)

  it('is limited per network over all mailboxes, but not in a browser that has signed in before', async () => {
    const victims = await Promise.all(Array.from({ length: 10 }, () => accounts.register()))
    const [honest] = victims
    if (!honest) throw new Error('nobody')
    const { signedInBefore } = await signIn(store(), honest, BROWSER)
    const there = (count: number) => `2a01:4f8:7:${count}::1`
    for (let count = 0; count < 100; count += 1)
      expect(await guess(victims[count % 10]?.email ?? '', there(count))).toBe('wrong_credentials')
    const other = await accounts.register()
    const signInFrom = (account: typeof other, address: string, before?: string) =>
      codeOf(signIn(store(), account, { ...BROWSER, address, signedInBefore: before }))
    expect(await signInFrom(other, there(100))).toBe('rate_limited')
    expect(await signInFrom(honest, there(100), signedInBefore)).toBe('done')
    expect(await signInFrom(other, '2a01:4f8:8::1')).toBe('done')
  })

  it('leaves no IP or mail addresses in the stored data', async () => {
    await guess('opfer@spielklang.example', '8.8.8.8')
    const kept = JSON.stringify(await store().get('signInAttempts'))
    expect(kept).not.toMatch(/8\.8\.8|opfer/)
  })
})
