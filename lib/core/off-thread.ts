import 'server-only'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { z } from 'zod'
import { shared } from './shared'

/** Of the build; what it can be asked for is in lib/operation/background.ts. */
export const BACKGROUND_FILE = '.next/background.mjs'
/** One processor stays with the thread that answers requests. */
const THREADS = Math.max(1, Math.min(availableParallelism() - 1, 4))
/** A thread holds some 100 MB, which it gives back when nobody has asked for anything for so long. */
const IDLE_MS = 5 * 60_000
/** Longer than anything takes; a thread that hangs is ended. */
const PATIENCE_MS = 60_000
/** Requests come first where there are too few processors. */
const NICE = 5

const threads = () => shared('threads', () => ({ pool: null as Piscina | null }))

/** From now on, this process has threads to work things out on. They begin when there is something to do. */
export function openThreads(file = BACKGROUND_FILE): void {
  threads().pool = new Piscina({
    ...{ filename: join(process.cwd(), file), minThreads: 0, maxThreads: THREADS },
    ...{ idleTimeout: IDLE_MS, niceIncrement: NICE },
  })
}

export async function closeThreads(): Promise<void> {
  const { pool } = threads()
  threads().pool = null
  await pool?.destroy()
}

/**
 * Has something worked out that holds a processor for long, while this thread goes on answering requests. Commands and tests,
 * which answer none, work it out themselves.
 * @param name of `work` in lib/operation/background.ts
 */
export async function offThread<Input, Result>(
  {
    name,
    work,
    result,
  }: { name: string; work: (input: Input) => Promise<Result>; result: z.ZodType<Result> },
  input: Input,
): Promise<Result> {
  const { pool } = threads()
  if (!pool) return work(input)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    return result.parse(await pool.run(input, { name, signal: patience.signal }))
  } finally {
    clearTimeout(timer)
  }
}
