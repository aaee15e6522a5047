import 'server-only'
import { availableParallelism } from 'node:os'
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
const LIGHT_MS = 60_000
const HEAVY_MS = 5 * 60_000
/** Requests come first where there are too few processors. */
const NICE = 5
/** Heavy work must not take the memory of the whole process. */
const MOST_MEGABYTES = 512

interface Pools {
  light: Piscina
  /** One thread, which ends with its work: nobody waits for it, and its memory comes back at once. */
  heavy: Piscina
}

const threads = () => shared('threads', () => ({ pools: null as Pools | null }))

/** From now on, this process has threads to work things out on. They begin when there is something to do. */
export function openThreads(file = BACKGROUND_FILE): void {
  // Not by `join`, or Next.js traces the whole project for it.
  const options = { filename: [process.cwd(), file].join('/'), minThreads: 0 }
  threads().pools = {
    light: new Piscina({ ...options, maxThreads: THREADS, idleTimeout: IDLE_MS, niceIncrement: NICE }),
    heavy: new Piscina({
      ...options,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    }),
  }
}

export async function closeThreads(): Promise<void> {
  const { pools } = threads()
  threads().pools = null
  await Promise.all([pools?.light.destroy(), pools?.heavy.destroy()])
}

interface Work<Input, Result> {
  /** Of `work` in lib/operation/background.ts. */
  name: string
  work: (input: Input) => Promise<Result>
  result: z.ZodType<Result>
  /** Whether it may need more memory than there is; such work must be asked for one at a time. */
  isHeavy?: boolean
}

/**
 * Has something worked out that holds a processor for long, while this thread goes on answering requests. Commands and tests,
 * which answer none, work it out themselves.
 * @throws Error with the code `ERR_WORKER_OUT_OF_MEMORY` where heavy work has needed more than 512 MB
 */
export async function offThread<Input, Result>(
  { name, work, result, isHeavy = false }: Work<Input, Result>,
  input: Input,
): Promise<Result> {
  const { pools } = threads()
  if (!pools) return work(input)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), isHeavy ? HEAVY_MS : LIGHT_MS)
  try {
    const pool = isHeavy ? pools.heavy : pools.light
    return result.parse(await pool.run(input, { name, signal: patience.signal }))
  } finally {
    clearTimeout(timer)
  }
}
