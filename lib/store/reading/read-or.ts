import { ZodError } from 'zod'
import { log } from '@/lib/core/log'

/**
 * What is read, or something else in its place if a record that it needs is broken: that is logged, and keeps nobody from the rest.
 * For what is only shown; whoever writes must know what stands there.
 */
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
