// Finds Firebase's own tools, which include the Auth emulator; npx fetches them on first use. They are no dependency, because
// only a shop with SIGN_IN=firebase and without its own project needs them and their hundreds of packages.
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'

const PACKAGE = 'firebase-tools@15.34.2'
/** Passes the folder on to child processes. */
const FOUND = 'FIREBASE_TOOLS_FOLDER'

/**
 * The folder of the package, fetched if need be.
 * @returns {string}
 * @throws {Error} if it can be neither found nor fetched
 */
export function emulatorFolder() {
  const known = process.env[FOUND]
  if (known) return known
  // Install scripts would compile a regular expression library for ten minutes, which the Auth emulator does not need.
  const args = ['--yes', '--ignore-scripts', `--package=${PACKAGE}`, '--call', 'command -v firebase']
  const program = execFileSync('npx', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const folder = join(dirname(dirname(program)), 'firebase-tools')
  process.env[FOUND] = folder
  return folder
}
