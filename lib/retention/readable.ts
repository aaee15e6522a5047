import type { z } from 'zod'
import type { Entry } from '@/lib/store/store'

/** Entries that match a schema. The audit reports the others, which someone must look at. */
export function readable<Value>(schema: z.ZodType<Value>, entries: readonly Entry[]): Value[] {
  return entries.flatMap(({ value }) => {
    const { data } = schema.safeParse(value)
    return data === undefined ? [] : [data]
  })
}
