import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '@/lib/core/env'
import { openStore, store } from './open-store'
import { startRtdbServer } from '@/dev/database/server'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-open-'))

beforeAll(() => {
  process.env.DATA_DIR = join(folder, 'shared')
  process.env.LOG_LEVEL = 'silent'
})
afterAll(() => rmSync(folder, { recursive: true }))

it('gives every module instance of a process the same connection', async () => {
  const first = store()
  await jest.isolateModulesAsync(async () => {
    const again = await import('./open-store')
    expect(again.store).not.toBe(store)
    expect(again.store()).toBe(first)
  })
  await first.close()
})

it('opens SQLite in the data folder', async () => {
  const opened = openStore(parseEnv({ DATA_DIR: join(folder, 'new', 'data') }))
  await opened.update({ 'users/a': 1 })
  expect([opened.engine, await opened.get('users/a'), await opened.healthy()]).toEqual(['sqlite', 1, true])
  await opened.close()
})

it('opens Firebase, which is usable at once, with calls in order', async () => {
  const server = await startRtdbServer({ port: 0 })
  const host = `127.0.0.1:${server.port}`
  const opened = openStore(parseEnv({ STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: host }))
  const seen: unknown[] = []
  const stopped = opened.subscribe('users/a', () => seen.push('never'))
  stopped()
  opened.subscribe('users/a', (value) => seen.push(value))
  await Promise.all([opened.update({ 'users/a': 1 }), opened.update({ 'users/a': 2 })])
  expect([opened.engine, await opened.get('users/a'), await opened.healthy()]).toEqual(['firebase', 2, true])
  await opened.close()
  await server.close()
  expect(seen.at(-1)).toBe(2)
})
