import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { keepAddress } from '@/lib/setup/shop-address'
import { FORMAT, FORMAT_NUMBER } from '@/lib/store/format'
import { bundled, startProgram } from '@/lib/store/contract/child'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import messages from '@/messages/de.json'
import { scripts } from '@/package.json'

const PORT = '3977'
const LIVE = 'https://klangwerk-nord.de'

describe('a start of the shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const start = (env: Record<string, string>) =>
    startProgram(['--conditions=react-server', bundled('commands/start.ts')], {
      PORT,
      PUBLIC_ORIGIN: '',
      ...env,
    })

  it('says that its port is taken before it creates or changes anything', async () => {
    const other = createServer().listen(Number(PORT), '127.0.0.1')
    await once(other, 'listening')
    const data = join(folder, 'untouched')
    await expect(start({ DATA_DIR: data }).finish()).rejects.toThrow(
      messages.commands.portTaken.replace('{port}', PORT),
    )
    expect(existsSync(data)).toBe(false)
    other.close()
  })

  it('on the data of a shop with another address says whose they are, and neither migrates nor fills in anything', async () => {
    const data = join(folder, 'live')
    const before = createSqliteStore(databaseFile(data))
    await keepAddress(before, LIVE)
    await before.update({ [FORMAT_NUMBER]: FORMAT - 1 })
    await before.close()
    await expect(start({ DATA_DIR: data }).finish()).rejects.toThrow(
      messages.commands.otherAddress.replace('{known}', LIVE).replace('{origin}', `http://localhost:${PORT}`),
    )
    const store = createSqliteStore(databaseFile(data))
    expect(await store.get('affiliateUsers')).toBeNull()
    expect(await store.get(FORMAT_NUMBER)).toBe(FORMAT - 1)
    await store.close()
  })

  it.each(['start', 'dev', 'rtdb', 'payments'] as const)('by npm run %s leaves no shell between', (name) => {
    expect(scripts[name]).toMatch(/^exec node /)
  })

  // npm runs scripts in a shell, and ends only that.
  it('ends with the shell that npm ends', async () => {
    const env = { ...process.env, PORT, DATA_DIR: join(folder, 'database') }
    const child = spawn('sh', ['-c', scripts.rtdb], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    // `close` comes after all processes that share its output have ended.
    await once(child, 'close')
    expect(child.exitCode ?? child.signalCode).not.toBeNull()
  })
})
