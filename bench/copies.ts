import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { processorMs, residentBytes } from './measuring/process-usage'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

/** Orders a second. */
const LOADS = [0, 1, 20]
const SETTLING_MS = 5_000
const SECONDS = 60

const noteSchema = z.object({ pid: z.int() })

/** Measures processor, memory, disk writes and network bytes of a running copy into a folder. */
export async function measureCopies(): Promise<Row[]> {
  const rows: Row[] = []
  for (const load of LOADS) rows.push(...(await costAt(load)))
  return rows
}

async function costAt(load: number): Promise<Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'spielklang-copies-'))
  const [folder, place] = [join(root, 'shop'), join(root, 'place')]
  mkdirSync(place)
  const script = ['--conditions=react-server', '--import', 'tsx', 'lib/operation/testing/place-orders.ts']
  const shop = spawn(process.execPath, [...script, String(load)], {
    env: {
      ...process.env,
      STORE_ENGINE: 'sqlite',
      DATA_DIR: folder,
      BACKUP_PLACE: place,
      SERVER_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  try {
    const pid = await litestreamOf(folder)
    await setTimeout(SETTLING_MS)
    const before = usageOf(pid, place)
    await setTimeout(SECONDS * 1_000)
    const after = usageOf(pid, place)
    const name = `copy at ${load} orders a second:`
    const each = (key: keyof typeof after) => (after[key] - before[key]) / SECONDS
    const detail = `${SECONDS} s`
    return [
      single(`${name} processor, ms a second`, each('processor'), 100, detail),
      single(`${name} memory, MB`, residentBytes(pid) / 1_000_000, 100, 'at the end'),
      single(`${name} written to the shop's disk, KB a second`, each('written') / 1_000, 10_000, detail),
      single(`${name} sent, KB a second`, each('sent') / 1_000, 2_000, detail),
      single(`${name} files sent a minute`, each('files') * 60, 120, detail),
    ]
  } finally {
    shop.kill('SIGKILL')
    // Until Litestream has ended, too.
    await setTimeout(SETTLING_MS)
    rmSync(root, { recursive: true })
  }
}

async function litestreamOf(folder: string): Promise<number> {
  const note = join(folder, 'copies-running')
  while (!existsSync(note)) await setTimeout(100)
  return noteSchema.parse(JSON.parse(readFileSync(note, 'utf8'))).pid
}

/** In ms, bytes and files so far. */
function usageOf(pid: number, place: string) {
  const sizes = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  const sent = sizes.reduce((sum, size) => sum + size, 0)
  const bytes = Number(/^wchar: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1])
  // The copy is in a folder: what went there is no work of the shop's disk.
  return { processor: processorMs(pid), written: bytes - sent, sent, files: sizes.length }
}
