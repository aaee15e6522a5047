import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copyNotesOf } from '@/lib/store/sqlite/log-watch'
import type { Position, Sample } from './lag'

const PATIENCE_MS = 2_000

/** Asks a running Litestream; null if it does not answer. @param file the database */
export async function sampleOf(file: string, port: number): Promise<Sample | null> {
  const at = performance.now()
  const text = await figuresAt(port)
  if (text === null || !text.includes(`{db="${file}"`)) return null
  const figure = (name: string) =>
    Number(new RegExp(`^litestream_${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    at,
    ...readTo(file),
    remote: [figure('replica_wal_index'), figure('replica_wal_offset')],
    sent: figure('replica_wal_bytes'),
    rounds: figure('sync_count'),
    errors: figure('sync_error_count'),
  }
}

async function figuresAt(port: number): Promise<string | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return await answer.text()
  } catch {
    return null
  }
}

/** The end of Litestream's newest log: its figures add the older ones. */
function readTo(file: string): { generation: string; local: Position } {
  const folder = copyNotesOf(file)
  try {
    const generation = readFileSync(join(folder, 'generation'), 'utf8').trim()
    const logs = join(folder, 'generations', generation, 'wal')
    const name = readdirSync(logs).sort().at(-1) ?? ''
    return { generation, local: [parseInt(name, 16), statSync(join(logs, name)).size] }
  } catch {
    // It is beginning one.
    return { generation: '', local: [0, 0] }
  }
}
