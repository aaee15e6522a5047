import { ZodError } from 'zod'
import { log } from '@/lib/core/log'

/** A broken record is logged and replaced. Only for display: writers must know the stored value. */
export async function readOr<Value, const Other>(
  reading: Promise<Value>,
  other: Other,
): Promise<Value | Other> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    log().error({ error }, 'broken record')
    return other
  }
}
