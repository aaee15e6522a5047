import { spawnSync } from 'node:child_process'
import { missingMessages, UNKNOWN_KEY, wholeProgram } from './missing-messages'

/** With the file in which Next.js checks types against routes, as git ignores it. */
const ARGUMENTS = ['node_modules/oxlint/bin/oxlint', '.', '.next/types/validator.ts']

/** Lists all missing texts, since the compiler truncates their keys. */
export function typesAndLint(): void {
  const { stdout, stderr, status } = spawnSync(process.execPath, ARGUMENTS, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  if (UNKNOWN_KEY.test(stdout)) process.stdout.write(`\n${missingMessages(wholeProgram()).join('\n')}\n`)
  process.exitCode = status ?? 1
}
