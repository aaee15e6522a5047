import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Lets Node.js run the shop's scripts. */
export const LOADER = ['--conditions=react-server', '--import', 'tsx']

/**
 * Starts a script and waits for the last line of its greeting, which says how to stop it.
 * @param printed collects what it prints
 */
export async function launch(
  script: string,
  env: NodeJS.ProcessEnv,
  printed: string[] = [],
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...LOADER, script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
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
