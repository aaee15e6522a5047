import * as z from 'zod/mini'
import { storedValue } from '@/lib/core/stored-value'
import type { ClipMark } from '@/lib/studio/clip/clip'

const schema = z.object({
  name: z.string(),
  size: z.number(),
  marks: z.array(z.object({ from: z.number(), to: z.number() })),
})

const stored = storedValue('clipMarks', 'session', (value) => schema.safeParse(value).data ?? null)

/** Marks of the last clip, for when its file is opened again after a reload. */
export const keptMarks = {
  of({ name, size }: Pick<File, 'name' | 'size'>): readonly ClipMark[] {
    const kept = stored.read()
    return kept?.name === name && kept.size === size ? kept.marks : []
  },
  keep({ name, size }: Pick<File, 'name' | 'size'>, marks: readonly ClipMark[]): void {
    stored.write({ name, size, marks: [...marks] })
  },
}
