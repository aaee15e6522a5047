import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import { inTurn } from '@/lib/core/in-turn'
import { offThread } from '@/lib/core/off-thread'
import { bookingSchema, coverageSchema, statementFormatSchema } from '../schema'
import type { Identified } from './identify'
import { identifyStatement, type IdentifiedStatement } from './identify-statement'
import { unreadable } from './unreadable'

/** Smaller files are read before a thread has started, in parts between which others are answered. */
const SMALL = 200_000
/** Payments that are taken in at once. */
const PART = 200

const partSchema = z.array(
  z.object({ id: z.string(), twin: z.string(), before: z.int(), booking: bookingSchema }),
)

/** A file as it comes from another thread: its payments as JSON part by part, or why it is refused. */
const readFileSchema = z.union([
  z.object({
    id: z.string(),
    format: statementFormatSchema,
    coverage: z.array(coverageSchema),
    parts: z.array(z.string()),
  }),
  z.object({ refused: z.record(z.string(), z.string()) }),
])

const reading = {
  name: 'readStatementFile',
  work: readStatementFile,
  result: readFileSchema,
  isHeavy: true,
}

/**
 * Reads a file as a whole, a large one on a thread of its own and one at a time, so that it keeps nobody waiting.
 * @throws ShopError `statement_unreadable`
 */
export function readApart(bytes: Uint8Array): Promise<IdentifiedStatement> {
  if (bytes.length < SMALL) return identifyStatement(bytes)
  return inTurn('statement', () => readOffThread(bytes))
}

async function readOffThread(bytes: Uint8Array): Promise<IdentifiedStatement> {
  const file = await offThread(reading, bytes).catch((error: unknown) => {
    throw isOutOfMemory(error) ? unreadable('heavy') : error
  })
  if ('refused' in file) throw new ShopError('statement_unreadable', { fields: file.refused })
  const { parts, ...about } = file
  const payments: Identified[] = []
  for (const part of parts) {
    payments.push(...partSchema.parse(JSON.parse(part)))
    await setImmediate()
  }
  return { ...about, payments }
}

/** The same, on the thread that asks for it; an error of the shop would lose its kind on the way to another one. */
export async function readStatementFile(bytes: Uint8Array): Promise<z.infer<typeof readFileSchema>> {
  try {
    const { payments, ...about } = await identifyStatement(bytes)
    const parts: string[] = []
    for (let at = 0; at < payments.length; at += PART)
      parts.push(JSON.stringify(payments.slice(at, at + PART)))
    return { ...about, parts }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { refused: error.fields ?? {} }
  }
}

/** Such an error is none of the realm that tests run in. */
function isOutOfMemory(error: unknown): boolean {
  return z.object({ code: z.literal('ERR_WORKER_OUT_OF_MEMORY') }).safeParse(error).success
}
