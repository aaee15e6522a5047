import 'server-only'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { z } from 'zod'
import { shared } from './shared'

/** Made by the build from lib/operation/background.ts. */
export const BACKGROUND_FILE = '.next/background.mjs'
/** One processor remains for the thread that answers requests. */
const THREADS = Math.max(1, Math.min(availableParallelism() - 1, 4))
/** A thread holds some 100 MB; it ends after being idle for this long. */
const IDLE_MS = 5 * 60_000
/** Longer than any light work takes; a thread that hangs is ended. */
const LIGHT_MS = 60_000
const HEAVY_MS = 5 * 60_000
/** Requests have priority where there are too few processors. */
const NICE = 5
/** Keeps heavy work from taking the memory of the whole process. */
const MOST_MEGABYTES = 512

interface Pools {
  light: Piscina
  /** One thread, which ends with its work and so frees its memory. */
  heavy: Piscina
}

const threads = () => shared('threads', () => ({ pools: null as Pools | null }))

/** They start on demand. */
export function openThreads(file = BACKGROUND_FILE): void {
  // Not by `join`, which makes Next.js trace the whole project.
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
  /** A function of `work` in lib/operation/background.ts. */
  name: string
  work: (input: Input) => Promise<Result>
  result: z.ZodType<Result>
  /** Whether it may need much memory; such work must be requested one at a time. */
  isHeavy?: boolean
}

/** Commands and tests run it themselves. @throws Error `ERR_WORKER_OUT_OF_MEMORY` if heavy work needs over 512 MB */
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
