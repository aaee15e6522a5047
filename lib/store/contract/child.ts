import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** One of those in `in-child.ts`. */
type Work = 'contend' | 'stream' | 'write'

export interface Child {
  process: ChildProcessByStdio<Writable, Readable, Readable>
  /** Its output, line by line. */
  lines: Interface
  /** Waits for it to exit. @throws if it failed, with its error output as the message */
  finish(): Promise<void>
}

/** Does something to a store in a child process. */
export function startChild(work: Work, args: string[], env: Record<string, string>): Child {
  return startScript('lib/store/contract/in-child.ts', [work, ...args], env)
}

/** Starts a script of the project as a child process. */
export function startScript(script: string, args: string[], env: Record<string, string>): Child {
  return startProgram(['--conditions=react-server', bundled(script), ...args], env)
}

/** Packages with native parts, threads or files of their own. */
const apart = [
  'better-sqlite3',
  'esbuild',
  'firebase-admin',
  'fontkit',
  'mjml',
  'pdfjs-dist',
  'pdfkit',
  'pino',
  'piscina',
  'subset-font',
]
/** Bundled packages of the older module format ask for Node's own modules by it. */
const requiring = `import { createRequire as requiring } from 'node:module';const require = requiring(import.meta.url);`
const bundles = new Map<string, string>()
let folder: string | undefined

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true })
})

/** @returns one file of the script and all that it imports, which starts in a quarter of the processor time */
export function bundled(script: string): string {
  const known = bundles.get(script)
  if (known) return known
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'spielklang-scripts-'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  }
  const file = join(folder, `${bundles.size}.mjs`)
  const form = ['--bundle', '--platform=node', '--format=esm', '--target=node20', '--conditions=react-server']
  const external = apart.map((name) => `--external:${name}`)
  const to = [`--banner:js=${requiring}`, `--outfile=${file}`, '--log-level=error']
  execFileSync('node_modules/.bin/esbuild', [script, ...form, ...external, ...to])
  bundles.set(script, file)
  return file
}

/** Starts Node.js with these arguments. */
export function startProgram(args: string[], env: Record<string, string>): Child {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  // Writing to a dead child fails; `finish` reports how it died.
  child.stdin.on('error', () => undefined)
  const closed = once(child, 'close')
  return {
    process: child,
    lines: createInterface({ input: child.stdout }),
    async finish() {
      await closed
      if (child.exitCode !== 0)
        throw new Error(`${args.join(' ')} ended with ${child.exitCode}: ${complaint}`)
    },
  }
}
