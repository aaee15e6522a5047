import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { version } from '@/package.json'

const BUILD_FILE = '.next/BUILD_ID'

/** The program's version and running build; null in development. */
export function programVersion(): { version: string; build: string | null } {
  const build = existsSync(BUILD_FILE) ? readFileSync(BUILD_FILE, 'utf8').trim() : null
  return { version, build }
}
