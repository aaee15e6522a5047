import { buildIfNeeded } from '@/build/build-if-needed'
import { parseEnv } from '@/lib/core/env'
import * as tools from './check/tools'
import { typesAndLint } from './check/types-and-lint'
import { announce, closing, inTurn, sideBySide } from './check/steps'
import { missingBrowsers, stockBrowserNames, isInstalled } from '@/dev/stock-browsers'
import { execFileSync } from 'node:child_process'

/** `types` and `build` are steps of the others, in processes of their own. Builds with the default settings. */
const extents = new Map<string, () => Promise<void> | void>([
  ['project', checkProject],
  ['rest', checkRest],
  ['changed', checkChanged],
  ['types', checkTypes],
  ['build', () => buildIfNeeded(parseEnv({}))],
])

process.env.PARTS_PAGE = 'true'
const check = extents.get(process.argv[2] ?? 'project')
if (!check) {
  process.stderr.write('npm test | npm run test:all | npm run check -- changed\n')
  process.exit(2)
}
await check()

async function checkTypes(): Promise<void> {
  await inTurn(tools.addressTypes)
  typesAndLint()
}

/** For daily work: everything quick, and browser tests of user journeys. Stops at the first failure. */
async function checkProject(): Promise<void> {
  // The slowest steps start first.
  await sideBySide([tools.format(['.']), tools.typesAndLint, tools.unusedCode, tools.importRules])
  // Not at the same time as the type check, which must not read the types that the build writes half-written.
  await inTurn(tools.build)
  const unitTests = await inTurn(tools.unitTests('--selectProjects', 'rules', 'parts'))
  tools.useChromium()
  const journeys = await inTurn(tools.browserTests('--project=sqlite', `--grep=${tools.JOURNEY}`))
  announce('all is well; npm run test:all runs all other tests')
  process.stdout.write(closing([unitTests, journeys]))
}

/** All tests that `checkProject` omits: killed processes, years of data, load, simulations, all browsers, Firebase. */
async function checkRest(): Promise<void> {
  await inTurn(tools.build)
  const missing = missingBrowsers()
  process.stdout.write(missing.map((sentence) => `${sentence}\n`).join(''))
  const longTests = await inTurn(tools.unitTests('--selectProjects', 'long'))
  tools.useChromium()
  const others = ['firebase', ...stockBrowserNames.filter(isInstalled)].map((name) => `--project=${name}`)
  const browserTests = await inTurn(tools.browserTests('--project=sqlite', `--grep-invert=${tools.JOURNEY}`))
  const otherBrowserTests = await inTurn({
    ...tools.browserTests(...others),
    name: 'browser tests with Firebase, Firefox and WebKit',
  })
  announce('all is well')
  process.stdout.write(closing([longTests, browserTests, otherBrowserTests], missing))
}

/** For daily work: changes since the branch left its upstream, or without one since the last commit. */
async function checkChanged(): Promise<void> {
  const files = changedFiles()
  if (files.length === 0) {
    announce('nothing has changed')
    return
  }
  const scripts = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
  const specs = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  await sideBySide([tools.typesAndLint, tools.importRules, tools.format(files)])
  if (scripts.length > 0) await inTurn(tools.unitTests('--passWithNoTests', '--findRelatedTests', ...scripts))
  if (specs.length > 0) {
    await inTurn(tools.build)
    tools.useChromium()
    await inTurn(tools.browserTests('--project=sqlite', '--pass-with-no-tests', ...specs))
  }
  announce('all is well')
  process.stdout.write(closing([]))
}

function changedFiles(): string[] {
  const changed = git('diff', '--name-only', '--diff-filter=d', baseOf())
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')]
}

function baseOf(): string {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return output.split('\n').filter((line) => line !== '')
}
