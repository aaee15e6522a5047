import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { version } from '@/package.json'

const BUILD_FILE = '.next/BUILD_ID'

/** Which program this is: its version, and the build that is running; null while the shop is developed. */
export function programVersion(): { version: string; build: string | null } {
  const build = existsSync(BUILD_FILE) ? readFileSync(BUILD_FILE, 'utf8').trim() : null
  return { version, build }
}
