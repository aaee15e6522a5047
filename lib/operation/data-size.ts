import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/core/env'

/** Bytes directly in the data folder; null if the data are elsewhere. */
export async function dataSize({ STORE_ENGINE, DATA_DIR }: Env): Promise<number | null> {
  if (STORE_ENGINE !== 'sqlite') return null
  const found = await readdir(DATA_DIR, { withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ name }) => join(DATA_DIR, name))
  const sizes = await Promise.all(files.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}
