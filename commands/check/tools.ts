import { chromiumSettings } from '@/dev/find-chromium'
import { WORKERS, type Step } from './steps'

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

export const addressTypes = step('types of the addresses', 'next/dist/bin/next', 'typegen')
export const typesAndLint = own('types and lint', 'types')
export const unusedCode = step('unused code', 'knip/bin/knip.js')
export const importRules = step('import rules', 'dependency-cruiser/bin/dependency-cruise.mjs', ...SOURCES)
export const build = own('build', 'build')

export const format = (files: readonly string[]) =>
  step(
    'format',
    'prettier/bin/prettier.cjs',
    ...['--check', '--log-level=warn', '--ignore-unknown', ...files],
  )

/** MB, for Jest's workers: each suite reloads all modules, for which a smaller space is collected too often. */
const YOUNG_SPACE = 64

/** Uses one worker more than other steps, since some tests wait for seconds for processes or services. */
export function unitTests(...args: string[]): Step {
  const { name, command } = step(
    'unit and contract tests',
    'jest/bin/jest.js',
    '--ci',
    `--maxWorkers=${WORKERS + 1}`,
    ...args,
  )
  return { name, command: [`--max-semi-space-size=${YOUNG_SPACE}`, ...command] }
}

export const JOURNEY = '@journey'

export function useChromium(): void {
  Object.assign(process.env, chromiumSettings())
}

export const browserTests = (...args: string[]) =>
  step('browser tests', '@playwright/test/cli.js', 'test', `--workers=${WORKERS}`, ...args)

function step(name: string, tool: string, ...args: string[]): Step {
  return { name, command: [`node_modules/${tool}`, ...args] }
}

function own(name: string, extent: string): Step {
  return { name, command: ['--conditions=react-server', '--import', 'tsx', 'commands/check.ts', extent] }
}
