import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseFile } from '@/lib/core/data-folder'
import { env } from '@/lib/core/env'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { eventually } from '@/lib/store/contract/eventually'
import { copyState, runCopies } from './run-copies'
import { noPlace } from './testing/restored-from'

const root = mkdtempSync(join(tmpdir(), 'spielklang-fails-'))
const [folder, place, starts] = [join(root, 'shop'), join(root, 'place'), join(root, 'starts')]
const store = createSqliteStore(databaseFile(folder))
const before = { ...env() }
const { PATH } = process.env
let copies: ReturnType<typeof runCopies>

/** A Litestream that takes a while to say its version, and ends as soon as it has started. */
const program = `#!/bin/sh
if [ "$1" = version ]; then sleep 1; echo v0.3.13; exit; fi
date +%s%3N >> '${starts}'
echo '{"level":"ERROR","msg":"cannot start","error":"no reason"}' >&2
exit 1
`

beforeAll(() => {
  mkdirSync(place)
  writeFileSync(join(root, 'litestream'), program, { mode: 0o755 })
  process.env.PATH = [root, PATH].join(delimiter)
  Object.assign(env(), { DATA_DIR: folder, BACKUP_PLACE: place })
})
afterEach(async () => {
  await copies.stop()
  await copies.end()
})
afterAll(async () => {
  process.env.PATH = PATH
  Object.assign(env(), before, noPlace)
  await store.close()
  rmSync(root, { recursive: true })
})

it('the shop does not wait for a Litestream that takes its time, and starts one that ends after growing pauses', async () => {
  const begun = performance.now()
  copies = runCopies(store)
  await setTimeout(1)
  expect(performance.now() - begun).toBeLessThan(500)
  expect(existsSync(starts)).toBe(false)
  const startedAt = () => readFileSync(starts, 'utf8').trim().split('\n').map(Number)
  await eventually(() => expect(startedAt()).toHaveLength(4))
  const [first = 0, second = 0, third = 0, fourth = 0] = startedAt()
  // Each begins up to a second after its pause, and takes a while to write when that was.
  expect(second - first).toBeGreaterThanOrEqual(800)
  expect(third - second).toBeGreaterThanOrEqual(1_800)
  expect(fourth - third).toBeGreaterThanOrEqual(3_800)
  expect(copyState()?.problem).toEqual({ code: 'said', words: 'cannot start: no reason' })
})

it('the shop waits for the Litestream of a killed one, which answers no more while it sends the rest', async () => {
  rmSync(starts, { force: true })
  const [begun, rest] = [performance.now(), 3_000]
  const ending = spawn('sh', ['-c', `sleep ${rest / 1_000}; exit`, 'litestream'])
  writeFileSync(join(folder, 'copies-running'), JSON.stringify({ pid: ending.pid, port: 9 }))
  copies = runCopies(store)
  await eventually(() => expect(existsSync(starts)).toBe(true))
  expect(performance.now() - begun).toBeGreaterThanOrEqual(rest)
})
