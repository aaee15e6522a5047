import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockFile } from '@/lib/store/sqlite/file-lock'

const RETRY_MS = 200

interface BuildLock {
  /** Created if missing; it stays afterwards. */
  file: string
  /** Called once if another process holds the lock. */
  onWait(): void
}

/** Runs the work while no other process on this machine does so with the same file, waiting if necessary. */
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
