import type { z } from 'zod'
import type { Entry } from '@/lib/store/store'

/** The entries that fit a schema; the audit names the others, and somebody must look at them. */
export function readable<Value>(schema: z.ZodType<Value>, entries: readonly Entry[]): Value[] {
  return entries.flatMap(({ value }) => {
    const { data } = schema.safeParse(value)
    return data === undefined ? [] : [data]
  })
}
