import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleOf, bundleScript } from '@/lib/core/testing/bundle-script'

/** Scripts that are started so often that they are bundled first. */
const SCRIPTS = [
  'commands/start.ts',
  'commands/accounts.ts',
  'commands/mail.ts',
  'commands/orders.ts',
  'e2e/support/data-process.ts',
]

/** Before all tests, bundles the scripts that they start often. @returns deletes the bundles */
export default function bundleScripts(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-scripts-'))
  for (const script of SCRIPTS) bundleScript(script, folder)
  process.env.BUNDLED_SCRIPTS = folder
  return () => rmSync(folder, { recursive: true })
}

/** Lets Node.js run a script of the shop: as one file if it is bundled, otherwise as its owner does. */
export function programOf(script: string): { execArgv: string[]; file: string } {
  const folder = process.env.BUNDLED_SCRIPTS
  if (!folder || !SCRIPTS.includes(script))
    return { execArgv: ['--conditions=react-server', '--import', 'tsx'], file: script }
  return { execArgv: ['--conditions=react-server'], file: bundleOf(script, folder) }
}

/**
 * Starts a script and waits for the last line of its greeting, which says how to stop it.
 * @param printed collects what it prints
 */
export async function launch(
  script: string,
  env: NodeJS.ProcessEnv,
  printed: string[] = [],
): Promise<ChildProcess> {
  const { execArgv, file } = programOf(script)
  const child = spawn(process.execPath, [...execArgv, file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.on('data', (text) => printed.push(String(text)))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Beenden mit Strg+C') && resolve())
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  return child
}

/** Ends a process and waits for its exit. */
export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
