import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '@/lib/core/log'
import { presetSchema, type Preset } from './schema'

const copySchema = z.array(presetSchema)
const fileIn = (folder: string) => join(folder, 'catalog.json')

/** What this machine has kept of what was published; null if that is nothing, or damaged. */
export function publishedBefore(folder: string): Preset[] | null {
  try {
    return copySchema.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  } catch {
    return null
  }
}

/** Keeps what is published for a start without the store. The shop goes on if that fails. */
export function keepPublished(folder: string, presets: readonly Preset[]): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const unfinished = `${fileIn(folder)}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(presets), { mode: 0o600 })
    renameSync(unfinished, fileIn(folder))
  } catch (error) {
    log().warn({ error }, 'catalogue not kept on this machine')
  }
}
