import { buildIfNeeded } from '@/build/build-if-needed'
import { parseEnv } from '@/lib/core/env'
import { checkChanged } from './check/check-changed'
import { checkProject } from './check/check-project'
import { checkRest } from './check/check-rest'
import { typesAndLint } from './check/types-and-lint'

/** `types` and `build` are steps of the others, in processes of their own. Builds with the default settings. */
const extents = new Map<string, () => Promise<void> | void>([
  ['project', checkProject],
  ['rest', checkRest],
  ['changed', checkChanged],
  ['types', typesAndLint],
  ['build', () => buildIfNeeded(parseEnv({}))],
])

process.env.PARTS_PAGE = 'true'
const check = extents.get(process.argv[2] ?? 'project')
if (!check) {
  process.stderr.write('npm test | npm run test:all | npm run check -- changed\n')
  process.exit(2)
}
await check()
