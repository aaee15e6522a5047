import { buildIfNeeded } from '@/build/build-if-needed'
import { parseEnv } from '@/lib/core/env'
import { checkChanged } from './check/check-changed'
import { checkProject } from './check/check-project'
import { checkRest } from './check/check-rest'

/** `build` is a step of the others, in a process of its own: on default settings, whatever those of this folder are. */
const extents = new Map<string, () => Promise<void>>([
  ['project', checkProject],
  ['rest', checkRest],
  ['changed', checkChanged],
  ['build', () => buildIfNeeded(parseEnv({}))],
])

process.env.PARTS_PAGE = 'true'
const check = extents.get(process.argv[2] ?? 'project')
if (!check) {
  process.stderr.write('npm test | npm run test:all | npm run check -- changed\n')
  process.exit(2)
}
await check()
