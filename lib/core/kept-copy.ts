import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { log } from './log'

/** This machine's copy of a value from the store; null if missing or damaged. */
export function copyIn<Value>(folder: string, file: string, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  } catch {
    return null
  }
}

/** Saves it for a start without the store. Failure is only logged. */
export function keepCopy(folder: string, file: string, value: unknown): void {
  const path = join(folder, file)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(value), { mode: 0o600 })
    renameSync(unfinished, path)
  } catch (error) {
    log().warn({ error, file }, 'what is published was not kept on this machine')
  }
}
