// Where Firebase's own tools are, which hold the Auth emulator: npx fetches them when they are first asked for. They are no
// dependency, because only a shop with SIGN_IN=firebase and no project of its own needs them, with their hundreds of packages.
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'

const PACKAGE = 'firebase-tools@15.34.2'
/** Hands the folder on to processes that this one starts. */
const FOUND = 'FIREBASE_TOOLS_FOLDER'

/**
 * The folder of the package, fetched if need be.
 * @returns {string}
 * @throws {Error} if it can be neither found nor fetched
 */
export function emulatorFolder() {
  const known = process.env[FOUND]
  if (known) return known
  // Its packages would compile a library for regular expressions for ten minutes, which the Auth emulator does without.
  const args = ['--yes', '--ignore-scripts', `--package=${PACKAGE}`, '--call', 'command -v firebase']
  const program = execFileSync('npx', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const folder = join(dirname(dirname(program)), 'firebase-tools')
  process.env[FOUND] = folder
  return folder
}
