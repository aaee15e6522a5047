import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

export interface Step {
  name: string
  command: string[]
}

export const WORKERS = Math.min(2, availableParallelism())

/** ms, in the order of completion. */
const times = new Map<string, number>()

/** Streams its output; ends the check if it fails. @returns the output */
export async function inTurn(step: Step): Promise<string> {
  announce(step.name)
  const { output, status } = await run(step, (text) => process.stdout.write(text))
  if (status !== 0) process.exit(status)
  return output
}

/** As many at a time as there are workers, printing each output when done. Ends the check after all if one failed. */
export async function sideBySide(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps]
  const failed: number[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { output, status } = await run(step)
      announce(step.name)
      process.stdout.write(output)
      if (status !== 0) failed.push(status)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  if (failed.length > 0) process.exit(failed[0])
}

export function announce(name: string): void {
  process.stdout.write(`\n── ${name}\n`)
}

export function closing(outputs: readonly string[], more: readonly string[] = []): string {
  const minutes = [...times].map(([name, time]) => `${(time / 60_000).toFixed(1).padStart(5)} min  ${name}`)
  return [...minutes, ...outputs.flatMap(countsOf), ...more, ''].join('\n')
}

function countsOf(output: string): string[] {
  return output.match(/^(Test Suites|Tests): .*$|^ +\d+ (passed|flaky|skipped)\b.*$/gm) ?? []
}

async function run(
  { name, command }: Step,
  onText: (text: string) => void = () => undefined,
): Promise<{ output: string; status: number }> {
  const start = Date.now()
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      onText(text)
    })
  }
  const status = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  times.set(name, Date.now() - start)
  return { output, status }
}
