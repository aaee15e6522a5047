import { spawnSync } from 'node:child_process'
import { parseEnv } from '@/lib/core/env'
import { buildIfNeeded } from '@/build/build-if-needed'
import { findChromium } from '@/dev/find-chromium'

const SOURCES = [
  'app',
  'components',
  'lib',
  'server',
  'build',
  'commands',
  'dev',
  'bench',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
]

/** The whole check of the project, one step after the other; the first that fails ends it. */
step('types of the addresses', 'next/dist/bin/next', 'typegen')
step('types', 'typescript/bin/tsc', '--noEmit')
step('lint', 'eslint/bin/eslint.js', '--max-warnings=0', '.')
step('format', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')
step('import rules', 'dependency-cruiser/bin/dependency-cruise.mjs', ...SOURCES)
step('unused code', 'knip/bin/knip.js')
announce('build')
await buildIfNeeded(parseEnv({}))
step('unit and contract tests', 'jest/bin/jest.js', '--ci')
announce('Chromium')
process.env.CHROMIUM_PATH = findChromium()
step('browser tests', '@playwright/test/cli.js', 'test')

function step(name: string, tool: string, ...args: string[]): void {
  announce(name)
  const { status } = spawnSync(process.execPath, [`node_modules/${tool}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

function announce(name: string): void {
  process.stdout.write(`\n── ${name}\n`)
}
