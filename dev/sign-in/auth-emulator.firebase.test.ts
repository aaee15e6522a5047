import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { eventually } from '@/lib/store/contract/eventually'
import {
  AccountsInUseError,
  PortTakenError,
  startAuthEmulator,
  type AuthEmulator,
  type Mail,
} from './auth-emulator'

const accounts = [
  { localId: 'first', email: 'first@spielklang.example', emailVerified: true, rawPassword: 'spielklang' },
]
const answerSchema = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
})

describe('the local sign-in service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const started: AuthEmulator[] = []
  let files = 0
  const newFile = () => join(folder, 'new', `${(files += 1)}.json`)
  const start = async (options: Partial<Parameters<typeof startAuthEmulator>[0]> = {}) => {
    const emulator = await startAuthEmulator({ port: 0, fixedPort: true, accounts, ...options })
    started.push(emulator)
    return emulator
  }
  const mails: Mail[] = []
  let shared: Promise<AuthEmulator> | undefined
  /** Shared by the tests that do not change it, because loading it takes long. */
  const common = () =>
    (shared ??= start({ origins: ['http://localhost:3000'], onMail: (mail) => mails.push(mail) }))
  afterAll(async () => {
    for (const emulator of started) await emulator.kill()
    rmSync(folder, { recursive: true })
  })

  const ask = async ({ port }: AuthEmulator, call: string, body: object) => {
    const response = await fetch(
      `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
    return answerSchema.parse(await response.json())
  }
  const enter = (emulator: AuthEmulator, email: string, password = 'spielklang') =>
    ask(emulator, 'signInWithPassword', { email, password, returnSecureToken: true })

  it('keeps its accounts after a restart, and does not create the initial ones again', async () => {
    const file = newFile()
    const emulator = await start({ file })
    expect(await enter(emulator, 'first@spielklang.example')).toMatchObject({ localId: 'first' })
    await ask(emulator, 'signUp', { email: 'second@spielklang.example', password: 'spielklang' })
    await emulator.stop()
    const next = await start({ file, accounts: [] })
    expect(await enter(next, 'first@spielklang.example')).toMatchObject({ localId: 'first' })
    expect(await enter(next, 'second@spielklang.example')).not.toHaveProperty('error')
  }, 120_000)

  it('stops at once even while it is still loading', async () => {
    const emulator = await start({ file: newFile() })
    const startedAt = performance.now()
    await emulator.stop()
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  }, 30_000)

  it('refuses to start while another service uses the same accounts', async () => {
    const file = newFile()
    const emulator = await start({ file })
    await expect(start({ file })).rejects.toThrow(AccountsInUseError)
    await emulator.stop()
    await (await start({ file })).stop()
  }, 120_000)

  it('serves pages of the shop only, and rejects other origins and host names', async () => {
    const emulator = await common()
    const accountsFor = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const path = '/identitytoolkit.googleapis.com/v1/projects/demo-spielklang/accounts:batchGet'
        const { port } = emulator
        const sent = { authorization: 'Bearer owner', ...headers }
        request({ port, host: '127.0.0.1', path, headers: sent }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .on('error', reject)
          .end()
      })
    expect(await accountsFor({})).toBe(200)
    expect(await accountsFor({ origin: 'http://localhost:3000' })).toBe(200)
    expect(await accountsFor({ host: `localhost:${emulator.port}` })).toBe(200)
    for (const origin of ['https://evil.example', 'http://localhost:3001', 'null', '']) {
      expect({ origin, status: await accountsFor({ origin }) }).toEqual({ origin, status: 403 })
    }
    for (const host of [`evil.example:${emulator.port}`, '127.0.0.1', 'localhost:1']) {
      expect({ host, status: await accountsFor({ host }) }).toEqual({ host, status: 403 })
    }
  }, 120_000)

  it('responds alike to a wrong password and an unknown address, and reports the mails it would send', async () => {
    const emulator = await common()
    const { error: wrong } = await enter(emulator, 'first@spielklang.example', 'falsch')
    const { error: unknown } = await enter(emulator, 'nobody@spielklang.example')
    expect(wrong).toEqual(unknown)
    expect(wrong?.message).toBe('INVALID_LOGIN_CREDENTIALS')
    // An unknown address must not break anything, nor be reported.
    await ask(emulator, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@spielklang.example' })
    await ask(emulator, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'first@spielklang.example' })
    await eventually(() =>
      expect(mails).toEqual([
        {
          requestType: 'PASSWORD_RESET',
          email: 'first@spielklang.example',
          link: expect.stringContaining('oobCode='),
        },
      ]),
    )
  }, 120_000)

  it('uses the next port if the given one is taken, unless the port is fixed', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    await expect(start({ port })).rejects.toThrow(PortTakenError)
    expect((await start({ port, fixedPort: false })).port).toBeGreaterThan(port)
    other.close()
  }, 120_000)
})
