import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setClock } from '@/lib/core/clock'
import { parseEnv, EnvError } from '@/lib/core/env'
import { backupPlan } from './backup-place'
import { failureOf, type BackupPlace } from './place'
import { startS3, startWebDav, type PlaceServer } from './testing/place-servers'

const root = mkdtempSync(join(tmpdir(), 'spielklang-places-'))
const file = join(root, 'whole')
const content = randomBytes(3_000_000)
const PHRASE = 'sechs Wörter die niemand sonst kennt'
const [USER, PASSWORD, REGION] = ['inhaberin', 'geheim:ß', 'fsn1']
const servers: PlaceServer[] = []

const placeOf = (given: Record<string, string>): BackupPlace => {
  const plan = backupPlan(parseEnv({ BACKUP_PHRASE: PHRASE, ...given }))
  if (!plan) throw new Error('no place')
  return plan.place
}
async function started(server: Promise<PlaceServer>): Promise<PlaceServer> {
  servers.push(await server)
  return server
}
const failureIn = (work: Promise<unknown>) => work.then(() => 'none', failureOf)

beforeAll(() => writeFileSync(file, content))
afterAll(() => rmSync(root, { recursive: true }))
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const kinds: [string, () => Promise<Record<string, string>>][] = [
  [
    'a folder',
    async () => {
      const folder = join(root, 'folder')
      mkdirSync(folder)
      return { BACKUP_PLACE: folder }
    },
  ],
  [
    'WebDAV',
    async () => {
      const { address } = await started(startWebDav(`${USER}:${PASSWORD}`))
      return { BACKUP_PLACE: address, BACKUP_USER: USER, BACKUP_PASSWORD: PASSWORD }
    },
  ],
  [
    'S3',
    async () => {
      const { address } = await started(startS3({ region: REGION, keyId: USER, secret: PASSWORD }))
      return { BACKUP_PLACE: address, BACKUP_REGION: REGION, BACKUP_USER: USER, BACKUP_PASSWORD: PASSWORD }
    },
  ],
]

it.each(kinds)('%s stores a copy, replaces it, returns it unchanged, and removes it', async (_, settings) => {
  const place = placeOf(await settings())
  await place.put('spielklang-2026-11-25.backup', file)
  await place.put('spielklang-2026-11-25.backup', file)
  await place.put('spielklang-2026-11-24.backup', file)
  const names = (await place.names()).filter((name) => name !== '').sort()
  expect(names).toEqual(['spielklang-2026-11-24.backup', 'spielklang-2026-11-25.backup'])
  expect((await buffer(await place.get('spielklang-2026-11-25.backup'))).equals(content)).toBe(true)
  await place.remove('spielklang-2026-11-25.backup')
  await place.remove('spielklang-2026-11-25.backup')
  expect((await place.names()).filter((name) => name !== '')).toEqual(['spielklang-2026-11-24.backup'])
})

const network = kinds.slice(1)

it.each(network)(
  '%s reports separately that it refuses, is full, is unavailable or redirects',
  async (_, settings) => {
    const given = await settings()
    const place = placeOf(given)
    const failures: Record<number, string> = {}
    for (const status of [401, 403, 507, 404, 503, 301, 400]) {
      servers[0]?.answerAll(status)
      failures[status] = await failureIn(place.put('spielklang-2026-11-25.backup', file))
    }
    expect(failures).toEqual({
      401: 'refused',
      403: 'refused',
      507: 'no_room',
      404: 'away',
      503: 'away',
      301: 'failed',
      400: 'failed',
    })
    servers[0]?.answerAll(null)
    const other = placeOf({ ...given, BACKUP_PASSWORD: 'another' })
    expect(await failureIn(other.names())).toBe('refused')
    expect([...(servers[0]?.files.keys() ?? [])]).toEqual([])
    await servers.pop()?.close()
    expect(await failureIn(place.names())).toBe('away')
  },
)

it('a failed upload to WebDAV leaves only a partial file, which an upload removes once it has ended for certain', async () => {
  const server = await started(startWebDav(`${USER}:${PASSWORD}`))
  const place = placeOf({ BACKUP_PLACE: server.address, BACKUP_USER: USER, BACKUP_PASSWORD: PASSWORD })
  server.answer('PUT', 0)
  server.answer('DELETE', 503)
  expect(await failureIn(place.put('spielklang-2026-11-25.backup', file))).toBe('away')
  server.answer('PUT', null)
  server.answer('DELETE', null)
  const partial = expect.stringMatching(/^spielklang-\d+-\w+\.part$/)
  expect(await place.names()).toEqual(['', partial])
  await place.put('spielklang-2026-11-25.backup', file)
  expect(await place.names()).toEqual(['', partial, 'spielklang-2026-11-25.backup'])
  const later = Date.now() + 31 * 60_000
  setClock(() => later)
  await place.put('spielklang-2026-11-26.backup', file)
  setClock()
  expect(await place.names()).toEqual(['', 'spielklang-2026-11-25.backup', 'spielklang-2026-11-26.backup'])
})

it('a WebDAV server that refuses to publish an upload keeps no partial file', async () => {
  const server = await started(startWebDav(`${USER}:${PASSWORD}`))
  const place = placeOf({ BACKUP_PLACE: server.address, BACKUP_USER: USER, BACKUP_PASSWORD: PASSWORD })
  server.answer('MOVE', 403)
  expect(await failureIn(place.put('spielklang-2026-11-25.backup', file))).toBe('refused')
  expect(await place.names()).toEqual([''])
})

it('two uploads of one name to WebDAV at once leave the whole file of one of them', async () => {
  const server = await started(startWebDav(`${USER}:${PASSWORD}`))
  const place = placeOf({ BACKUP_PLACE: server.address, BACKUP_USER: USER, BACKUP_PASSWORD: PASSWORD })
  const drafts = new Set<string>()
  const set = server.files.set.bind(server.files)
  jest.spyOn(server.files, 'set').mockImplementation((path, bytes) => {
    if (path.endsWith('.part')) drafts.add(path)
    return set(path, bytes)
  })
  await Promise.all([0, 1].map(() => place.put('spielklang-2026-11-25.backup', file)))
  expect(drafts.size).toBe(2)
  expect((await buffer(await place.get('spielklang-2026-11-25.backup'))).equals(content)).toBe(true)
  expect(await place.names()).toEqual(['', 'spielklang-2026-11-25.backup'])
})

it('a missing folder is reported as unavailable, and not created', async () => {
  const place = placeOf({ BACKUP_PLACE: join(root, 'unmounted') })
  expect(await failureIn(place.put('spielklang-2026-11-25.backup', file))).toBe('away')
  expect(readdirSync(root)).not.toContain('unmounted')
})

it.each([
  ['backups', ['BACKUP_PLACE']],
  ['http://nas.example/shop', ['BACKUP_PLACE']],
  ['ftp://nas.example/shop', ['BACKUP_PLACE']],
  ['https://nas.example/shop', []],
  ['/mnt/backups', []],
  [resolve('.data'), ['BACKUP_PLACE']],
  [resolve('.data/backups'), ['BACKUP_PLACE']],
  [resolve('.data-backups'), []],
])('%s is accepted or rejected as a backup place', (BACKUP_PLACE, wrong) => {
  const variables = () => {
    try {
      parseEnv({ BACKUP_PLACE, BACKUP_PHRASE: PHRASE })
      return []
    } catch (error) {
      return error instanceof EnvError ? error.variables : [String(error)]
    }
  }
  expect(variables()).toEqual(wrong)
  expect(() => parseEnv({ BACKUP_PLACE: '/mnt/backups' })).toThrow('BACKUP_PHRASE')
})
