import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@/lib/store/contract/eventually'
import { startAuthEmulator, type AuthEmulator } from './auth-emulator'
import { keepRunning } from './keep-running'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
const file = join(folder, 'accounts.json')
afterAll(() => rmSync(folder, { recursive: true }))

async function ask({ port }: AuthEmulator, call: string): Promise<number> {
  const response = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'second@spielklang.example', password: 'spielklang' }),
    },
  )
  return response.status
}

it('keeps stored accounts when the service is killed, and restarts it on the same port', async () => {
  const runs: AuthEmulator[] = []
  const pauses: number[] = []
  const kept = await keepRunning(
    async (port = 0) => {
      // A start that fails is tried again too.
      if (pauses.length === 1) throw new Error('no memory')
      const emulator = await startAuthEmulator({ port, fixedPort: true, accounts: [], file })
      runs.push(emulator)
      return emulator
    },
    (pause) => pauses.push(pause),
  )
  expect(await ask(kept, 'signUp')).toBe(200)
  await eventually(() => expect(readFileSync(file, 'utf8')).toContain('second@spielklang.example'))
  await runs[0]?.kill()
  await eventually(() => expect(runs).toHaveLength(2))
  expect(pauses).toEqual([1_000, 2_000])
  expect(await ask(kept, 'signInWithPassword')).toBe(200)
  await kept.stop()
  await expect(fetch(`http://127.0.0.1:${kept.port}/`)).rejects.toThrow('fetch failed')
  expect(pauses).toHaveLength(2)
}, 120_000)
