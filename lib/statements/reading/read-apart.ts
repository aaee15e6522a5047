import { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import { inTurn } from '@/lib/core/in-turn'
import { nextTurn } from '@/lib/core/next-turn'
import { offThread } from '@/lib/core/off-thread'
import { bookingSchema, coverageSchema, statementFormatSchema } from '../schema'
import type { Identified } from './identify'
import { identifyStatement, type IdentifiedStatement } from './identify-statement'
import { isArchive } from './open-archive'
import { unreadable } from './unreadable'

/** Smaller files, unless compressed, are read faster than a thread starts, in parts that let requests through. */
const SMALL = 200_000
const PART = 200

const partSchema = z.array(
  z.object({ id: z.string(), ownId: z.string(), twin: z.string(), booking: bookingSchema }),
)

/** From another thread: payments as JSON in parts, or why it was rejected. */
const readFileSchema = z.union([
  z.object({
    id: z.string(),
    format: statementFormatSchema,
    accounts: z.array(z.string()),
    coverage: z.array(coverageSchema),
    warnings: z.array(z.string()),
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

/** Large files on an own thread, one at a time, so that requests go on. @throws ShopError `statement_unreadable` */
export function readApart(bytes: Uint8Array): Promise<IdentifiedStatement> {
  if (bytes.length < SMALL && !isArchive(bytes)) return identifyStatement(bytes)
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
    await nextTurn()
  }
  return { ...about, payments }
}

/** On the calling thread; returns the shop's errors as values, because their class would be lost between threads. */
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

/** By name, because in tests the error belongs to another realm. */
function isOutOfMemory(error: unknown): boolean {
  return z.object({ code: z.literal('ERR_WORKER_OUT_OF_MEMORY') }).safeParse(error).success
}
