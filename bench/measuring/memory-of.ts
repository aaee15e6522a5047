import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/**
 * Peak resident memory of `npm run data` with these arguments, in MB.
 * @throws Error if it fails, or the audit finds anything
 */
export async function memoryOf(args: string[], DATA_DIR: string): Promise<number> {
  const options = [
    '--conditions=react-server',
    '--import',
    './bench/measuring/report-memory.mjs',
    '--import',
    'tsx',
  ]
  const child = spawn(process.execPath, [...options, 'commands/data.ts', ...args], {
    env: { ...process.env, STORE_ENGINE: 'sqlite', DATA_DIR, SERVER_SECRET: 'x'.repeat(32) },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const reported = child.stdio[3]
  if (!(reported instanceof Readable)) throw new Error('no descriptor 3')
  const [kibibytes] = await Promise.all([text(reported), once(child, 'exit')])
  if (child.exitCode !== 0) throw new Error(`data ${args.join(' ')} ended with ${child.exitCode}`)
  return (Number(kibibytes) * 1024) / 1_000_000
}
