import { spawnSync } from 'node:child_process'
import { missingMessages, UNKNOWN_KEY, wholeProgram } from './missing-messages'

/** The file by which Next.js holds pages and handlers against their addresses is ignored by git, and so named here. */
const ARGUMENTS = ['node_modules/oxlint/bin/oxlint', '.', '.next/types/validator.ts']

/** Runs oxlint, and names each text that is missing, since the compiler cuts its key off. */
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
