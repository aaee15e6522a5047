import 'server-only'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { inTurn } from '@/lib/core/in-turn'
import { ShopError } from '@/lib/core/errors'
import type { Identified } from './identify'
import { identifyStatement, type IdentifiedStatement } from './identify-statement'
import { unreadable } from './unreadable'
import { workerMessageSchema } from './worker-messages'

/** Smaller files are read before a thread has started, in parts between which others are answered. */
const SMALL = 200_000
/** A file of the largest size that is made of nothing but elements must not take the memory of the whole process. */
const MOST_MEGABYTES = 512
/** What build/make-workers makes of ./worker. Put together where it is used, so that Next.js does not look for it when it builds. */
const SCRIPT = ['.next', 'statement-worker.cjs']

/**
 * Reads a file as a whole, a large one on a thread of its own and one at a time, so that it keeps nobody waiting.
 * @throws ShopError `statement_unreadable`
 */
export function readApart(bytes: Uint8Array): Promise<IdentifiedStatement> {
  if (bytes.length < SMALL) return identifyStatement(bytes)
  return inTurn('statement', () => readInWorker(bytes))
}

function readInWorker(bytes: Uint8Array): Promise<IdentifiedStatement> {
  const worker = new Worker([process.cwd(), ...SCRIPT].join('/'), {
    workerData: bytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  return new Promise<IdentifiedStatement>((resolve, reject) => {
    const payments: Identified[] = []
    worker.on('message', (said) => {
      const message = workerMessageSchema.parse(said)
      if ('payments' in message) payments.push(...message.payments)
      else if ('about' in message) resolve({ ...message.about, payments })
      else reject(new ShopError('statement_unreadable', { fields: message.refused }))
    })
    worker.on('error', (error) => reject(isOutOfMemory(error) ? unreadable('heavy') : error))
    worker.on('exit', (code) => reject(new Error(`the statement's worker ended with ${code}`)))
  }).finally(() => worker.terminate())
}

/** Such an error is none of the realm that tests run in. */
function isOutOfMemory(error: unknown): boolean {
  return z.object({ code: z.literal('ERR_WORKER_OUT_OF_MEMORY') }).safeParse(error).success
}
