import { startRtdbServer, type RtdbServer } from '@/dev/database/server'
import { parseEnv } from '@/lib/core/env'
import { updateByRest } from './write-changes'
import { targetOf } from './target'

// This test has its own database.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

const ENTRY = {
  id: 'e1',
  at: Date.now(),
  actor: 'admin a',
  act: 'settings-changed',
  subject: 'settings',
  before: '1',
  after: '2',
}

describe('the rules of the database', () => {
  let server: RtdbServer

  beforeEach(async () => {
    server = await startRtdbServer({ port: 0 })
    await write({ 'journal/e1': ENTRY })
  })
  afterEach(() => server.close())

  const write = (changes: object) => {
    const host = `127.0.0.1:${server.port}`
    const env = parseEnv({ STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: host })
    return updateByRest(targetOf(env), JSON.stringify(changes))
  }

  it('accept a journal entry, and the same one sent again', async () => {
    await write({ 'journal/e2': ENTRY, 'users/a': 1 })
    await write({ 'journal/e2': ENTRY, 'users/a': 1 })
  })

  it('allow deleting an entry that is older than ten years', async () => {
    await write({ 'journal/e3': { ...ENTRY, at: Date.now() - 10 * 365 * 86_400_000 - 60_000 } })
    await write({ 'journal/e3': null })
    await write({ 'journal/e3': null })
  })

  it.each([
    ['its deletion', { 'journal/e1': null }],
    ['the deletion of all', { journal: null }],
    ['a change within it', { 'journal/e1/actor': 'admin b' }],
    ['the deletion of a field', { 'journal/e1/before': null }],
    ['another id', { 'journal/e1': { ...ENTRY, id: 'e2' } }],
    ['another time', { 'journal/e1': { ...ENTRY, at: 2 } }],
    ['another actor', { 'journal/e1': { ...ENTRY, actor: 'admin b' } }],
    ['another act', { 'journal/e1': { ...ENTRY, act: 'data-set' } }],
    ['another record', { 'journal/e1': { ...ENTRY, subject: 'users/a' } }],
    ['another value before', { 'journal/e1': { ...ENTRY, before: '3' } }],
    ['another value after', { 'journal/e1': { ...ENTRY, after: '3' } }],
    ['an address', { 'journal/e1': { ...ENTRY, address: '203.0.113.0' } }],
  ])('refuse for an entry %s', async (_, changes) => {
    await expect(write(changes)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  })
})
