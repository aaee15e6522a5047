import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { eventually } from '@/lib/store/contract/eventually'
import { PortTakenError, startAuthEmulator, type AuthEmulator, type Mail } from './auth-emulator'

const accounts = [
  { localId: 'first', email: 'first@spielklang.example', emailVerified: true, rawPassword: 'spielklang' },
]
const answerSchema = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
})

describe('the sign-in service of one machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const started: AuthEmulator[] = []
  let files = 0
  const newFile = () => join(folder, 'new', `${(files += 1)}.json`)
  const start = async (options: Partial<Parameters<typeof startAuthEmulator>[0]> = {}) => {
    const emulator = await startAuthEmulator({ port: 0, fixedPort: true, accounts, ...options })
    started.push(emulator)
    return emulator
  }
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

  it('keeps accounts over a restart, and begins with the given ones only once', async () => {
    const file = newFile()
    const emulator = await start({ file })
    expect(await enter(emulator, 'first@spielklang.example')).toMatchObject({ localId: 'first' })
    await ask(emulator, 'signUp', { email: 'second@spielklang.example', password: 'spielklang' })
    await emulator.stop()
    const next = await start({ file, accounts: [] })
    expect(await enter(next, 'first@spielklang.example')).toMatchObject({ localId: 'first' })
    expect(await enter(next, 'second@spielklang.example')).not.toHaveProperty('error')
  }, 60_000)

  it('loses nothing that it has written when it is killed, which takes a moment', async () => {
    const file = newFile()
    const emulator = await start({ file })
    await ask(emulator, 'signUp', { email: 'second@spielklang.example', password: 'spielklang' })
    await eventually(() => expect(readFileSync(file, 'utf8')).toContain('second@spielklang.example'))
    await emulator.kill()
    expect(await enter(await start({ file }), 'second@spielklang.example')).not.toHaveProperty('error')
  }, 60_000)

  it('answers a wrong password and an unknown address alike, and tells of mails', async () => {
    const mails: Mail[] = []
    const emulator = await start({ onMail: (mail) => mails.push(mail) })
    const { error: wrong } = await enter(emulator, 'first@spielklang.example', 'falsch')
    const { error: unknown } = await enter(emulator, 'nobody@spielklang.example')
    expect(wrong).toEqual(unknown)
    expect(wrong?.message).toBe('INVALID_LOGIN_CREDENTIALS')
    // An unknown address must not stop anything, nor be told of.
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
  }, 60_000)

  it('takes the next port when one is taken, unless it must be that one', async () => {
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
  }, 60_000)
})
