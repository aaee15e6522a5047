import { parseEnv, type Env } from '@/lib/core/env'

/** A command's output and exit code. */
export interface Said {
  out: string
  err: string
  code: number
}

/** Runs a command in the test's own process: starting one takes almost two seconds of processor time. */
export async function inProcess(
  command: (args: readonly string[], readSettings: () => Env) => Promise<void>,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Said> {
  const said = { out: '', err: '' }
  const note = (stream: keyof typeof said) => (text: string | Uint8Array) => {
    said[stream] += String(text)
    return true
  }
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(note('out')),
    jest.spyOn(process.stderr, 'write').mockImplementation(note('err')),
  ]
  const before = process.exitCode
  process.exitCode = 0
  try {
    await command(args, () => parseEnv({ ...process.env, ...settings }))
    return { ...said, code: process.exitCode }
  } finally {
    process.exitCode = before
    for (const spy of spies) spy.mockRestore()
  }
}
