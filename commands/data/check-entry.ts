import { z } from 'zod'
import { declaredCollections } from '@/lib/records/collections'
import { APPEND_ONLY } from '@/lib/store/changes'
import type { RecordShape } from '@/lib/store/collection'
import { placeOf } from '@/lib/store/rules'
import type { Json, Path, Store } from '@/lib/store/store'
import { withValue } from '@/lib/store/tree'
import { tFields } from '@/messages/texts'

export class EntryError extends Error {
  override readonly name = 'EntryError'
  constructor(
    readonly path: Path,
    readonly fields: Record<string, string>,
  ) {
    super(`${path}: ${Object.keys(fields).join(', ')}`)
  }
}

/** As it would be after a write. @throws EntryError */
export async function checkEntry(store: Store, path: Path, value: Json | null): Promise<void> {
  const keys = path.split('/')
  const shape = shapeOf(keys)
  if (!shape || keys.length < shape.keys) return
  const entry = keys.slice(0, shape.keys).join('/')
  const after = withValue(await store.get(placeOf(entry)), keys.slice(shape.keys), value)
  if (after === undefined) return
  const fields = wrongFields(shape.schema, after)
  if (Object.keys(fields).length > 0) throw new EntryError(entry, fields)
}

function shapeOf([collection = '', part = '']: readonly string[]): RecordShape | undefined {
  const records = declaredCollections.get(collection)?.records
  // The store refuses to write there.
  if (!records || collection === APPEND_ONLY) return undefined
  if (isShape(records)) return records
  return Object.hasOwn(records, part) ? records[part] : undefined
}

function isShape(records: RecordShape | Readonly<Record<string, RecordShape>>): records is RecordShape {
  return records.schema instanceof z.ZodType
}

function wrongFields(schema: z.ZodType, entry: Json): Record<string, string> {
  const parsed = schema.safeParse(entry, { reportInput: true })
  if (parsed.success) {
    return Object.fromEntries(
      unknownFields(entry, parsed.data).map((field) => [field, tFields('unknown_field')]),
    )
  }
  const isMissing = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.input === undefined
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [
      issue.path.join('/'),
      tFields(isMissing(issue) ? 'required' : 'invalid'),
    ]),
  )
}

function unknownFields(given: unknown, kept: unknown): string[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([key, child]) => {
    if (!Object.hasOwn(Object(kept), key)) return [key]
    return unknownFields(child, Reflect.get(Object(kept), key)).map((field) => `${key}/${field}`)
  })
}
