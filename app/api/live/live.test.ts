import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { closeEventStreams, openStreams } from '@/lib/http/server/event-stream'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { GET } from './route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

describe('/api/live', () => {
  const accounts = temporaryAccounts(store)
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    // An open stream would keep the test run from ending.
    closeEventStreams()
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const ask = (cookie: string, signal: AbortSignal) =>
    GET(
      new Request('http://localhost:3000/api/live?votes=1', {
        headers: { cookie: `session=${cookie}` },
        signal,
      }),
      { params: Promise.resolve({}) },
    )

  it('ends a stream with its request, and opens none if that ends during the session look-up', async () => {
    const { cookie } = await accounts.register()
    const staying = new AbortController()
    expect((await ask(cookie, staying.signal)).body).not.toBeNull()
    expect(openStreams()).toBe(1)
    staying.abort()
    expect(openStreams()).toBe(0)

    const leaving = new AbortController()
    const answer = ask(cookie, leaving.signal)
    leaving.abort()
    const { status, body } = await answer
    expect(status).toBe(200)
    expect(body).toBeNull()
    expect(openStreams()).toBe(0)
  })
})
