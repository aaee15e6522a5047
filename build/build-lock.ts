import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockFile } from '@/lib/store/sqlite/file-lock'

const RETRY_MS = 200

interface BuildLock {
  /** Created if missing; it stays afterwards. */
  file: string
  onWait(): void
}

/** One process of this machine per file at a time; waits if necessary. */
export async function withBuildLock<T>({ file, onWait }: BuildLock, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  let release = lockFile(file)
  if (!release) onWait()
  for (; !release; release = lockFile(file)) await pause(RETRY_MS)
  try {
    return await work()
  } finally {
    release()
  }
}
