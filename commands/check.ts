import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseEnv } from '@/lib/core/env'
import { buildIfNeeded } from '@/build/build-if-needed'
import { findChromium } from '@/dev/find-chromium'
import { missingBrowsers } from '@/dev/stock-browsers'

const SOURCES = [
  'app',
  'components',
  'lib',
  'server',
  'build',
  'commands',
  'dev',
  'bench',
  'e2e',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'instrumentation-client.ts',
]

interface Step {
  name: string
  /** Its script in `node_modules`, and arguments. */
  command: [tool: string, ...args: string[]]
}

const WORKERS = Math.min(2, availableParallelism())
const TYPES_OF_ADDRESSES: Step = {
  name: 'types of the addresses',
  command: ['next/dist/bin/next', 'typegen'],
}
/** Read-only, so they can run in parallel; longest first. */
const STATIC: Step[] = [
  { name: 'lint', command: ['eslint/bin/eslint.js', '--max-warnings=0', '.'] },
  { name: 'types', command: ['typescript/bin/tsc', '--noEmit'] },
  { name: 'format', command: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
  { name: 'unused code', command: ['knip/bin/knip.js'] },
  { name: 'import rules', command: ['dependency-cruiser/bin/dependency-cruise.mjs', ...SOURCES] },
]
const UNIT_TESTS: Step = {
  name: 'unit and contract tests',
  command: ['jest/bin/jest.js', '--ci', `--maxWorkers=${WORKERS}`],
}
const BROWSER_TESTS: Step = {
  name: 'browser tests',
  command: ['@playwright/test/cli.js', 'test', `--workers=${WORKERS}`],
}

// The project's full check; stops at the first failure.
process.env.PARTS_PAGE = 'true'
await inTurn(TYPES_OF_ADDRESSES)
await sideBySide(STATIC)
announce('build')
await buildIfNeeded(parseEnv({}))
const unitTests = await inTurn(UNIT_TESTS)
announce('browsers')
process.stdout.write(
  missingBrowsers()
    .map((sentence) => `${sentence}\n`)
    .join(''),
)
process.env.CHROMIUM_PATH = findChromium()
const browserTests = await inTurn(BROWSER_TESTS)
announce('all is well')
process.stdout.write([...countsOf(unitTests), ...countsOf(browserTests), ...missingBrowsers(), ''].join('\n'))

/** Runs a step, passing its output through. @returns the output */
async function inTurn(step: Step): Promise<string> {
  announce(step.name)
  const { output, status } = await run(step, (text) => process.stdout.write(text))
  if (status !== 0) process.exit(status)
  return output
}

/** Runs steps in parallel, one per worker, showing each one's output when it is done, even if one has failed. */
async function sideBySide(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps]
  const failed: number[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { output, status } = await run(step)
      announce(step.name)
      process.stdout.write(output)
      if (status !== 0) failed.push(status)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  if (failed.length > 0) process.exit(failed[0])
}

function run(
  { command: [tool, ...args] }: Step,
  onText: (text: string) => void = () => undefined,
): Promise<{ output: string; status: number }> {
  const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      onText(text)
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ output, status: code ?? 1 })))
}

/** The test counts at the end of the test runners' output. */
function countsOf(output: string): string[] {
  return output.match(/^(Test Suites|Tests): .*$|^ +\d+ (passed|flaky|skipped)\b.*$/gm) ?? []
}

function announce(name: string): void {
  process.stdout.write(`\n── ${name}\n`)
}
