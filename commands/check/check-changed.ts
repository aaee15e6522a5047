import { execFileSync } from 'node:child_process'
import { announce, closing, inTurn, sideBySide } from './steps'
import * as tools from './tools'

/** For daily work: changes since the branch left its upstream, or without one since the last commit. */
export async function checkChanged(): Promise<void> {
  const files = changedFiles()
  if (files.length === 0) {
    announce('nothing has changed')
    return
  }
  const scripts = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
  const specs = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  await inTurn(tools.addressTypes)
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
