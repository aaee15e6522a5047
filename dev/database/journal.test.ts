import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RawClient } from './raw-client'
import { startRtdbServer } from './server'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-rtdb-'))
let files = 0
let file = ''

beforeEach(() => {
  files += 1
  file = join(folder, 'below', `${files}.jsonl`)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a server on the file for as long as the function takes. */
async function withServer<T>(work: (client: RawClient) => Promise<T>): Promise<T> {
  const server = await startRtdbServer({ port: 0, file })
  const client = await RawClient.connect(server.port, { uid: 'spielklang-server' })
  try {
    return await work(client)
  } finally {
    await client.close()
    await server.close()
  }
}

const usersOf = (client: RawClient) => client.get('users').then(({ data }) => data)

describe('the journal', () => {
  it('restores everything after a restart', async () => {
    await withServer(async (client) => {
      await client.merge({ 'users/a': { n: 1, name: 'Jörg 👍' }, 'users/b': true, 'once/k': 'token' })
      await client.merge({ 'users/a/n': { '.sv': { increment: 2 } }, 'users/b': null })
      await client.merge({ 'users/c': 'refused', 'once/k': 'again' })
    })
    expect(await withServer(usersOf)).toEqual({ a: { n: 3, name: 'Jörg 👍' } })
    expect(await withServer((client) => client.merge({ 'once/k': 'again' }))).toMatchObject({
      status: 'permission_denied',
    })
  })

  it('ignores an incomplete last line', async () => {
    await withServer((client) => client.merge({ 'users/a': 1 }))
    appendFileSync(file, '[{"keys":["users","b"],"value":2},{"keys":["us')
    expect(await withServer(usersOf)).toEqual({ a: 1 })
    await withServer((client) => client.merge({ 'users/c': 3 }))
    expect(await withServer(usersOf)).toEqual({ a: 1, c: 3 })
  })

  it('rejects a file with any other unreadable line', async () => {
    await withServer((client) => client.merge({ 'users/a': 1 }))
    const broken = `${readFileSync(file, 'utf8')}not a line\n[]\n`
    writeFileSync(file, broken)
    await expect(startRtdbServer({ port: 0, file })).rejects.toThrow('line 2 cannot be read')
    expect(readFileSync(file, 'utf8')).toBe(broken)
  })

  it('is compact again after a restart', async () => {
    await withServer(async (client) => {
      for (let n = 1; n <= 50; n += 1) await client.merge({ 'users/a/n': n })
    })
    await withServer(usersOf)
    expect(readFileSync(file, 'utf8')).toBe('[{"keys":["users","a"],"value":{"n":50}}]\n')
  })
})
