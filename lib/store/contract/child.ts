import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { bundleScript } from '@/lib/core/testing/bundle-script'

/** A function of `in-child.ts`. */
type Work = 'contend' | 'stream' | 'write'

export interface Child {
  process: ChildProcessByStdio<Writable, Readable, Readable>
  lines: Interface
  /** @throws if it failed, with its error output as the message */
  finish(): Promise<void>
}

export function startChild(work: Work, args: string[], env: Record<string, string>): Child {
  return startScript('lib/store/contract/in-child.ts', [work, ...args], env)
}

export function startScript(script: string, args: string[], env: Record<string, string>): Child {
  return startProgram(['--conditions=react-server', bundled(script), ...args], env)
}

const bundles = new Map<string, string>()
let folder: string | undefined

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true })
})

/** @returns one file with the script and all its imports */
export function bundled(script: string): string {
  folder ??= mkdtempSync(join(tmpdir(), 'spielklang-scripts-'))
  const file = bundles.get(script) ?? bundleScript(script, folder)
  bundles.set(script, file)
  return file
}

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
