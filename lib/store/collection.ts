import type { z } from 'zod'
import type { OnceKinds } from './once-kinds'

export interface RecordShape {
  /** Number of keys leading to a record: a collection as a whole, an entry, or part of an entry. */
  keys: 1 | 2 | 3
  schema: z.ZodType
}

/** Database rules, checks of values written by hand, retention periods and data exports are derived from it. */
export interface CollectionDeclaration {
  /** By second key, where a collection holds different kinds of records. */
  records: RecordShape | Readonly<Record<string, RecordShape>>
  indexes?: readonly string[]
  /** If missing, the server may write anything. */
  rules?: WriteRules
  /** Fields that count its changes; each number can be used once, so a count must never start over. */
  numberedBy?: readonly string[]
  /** By their names in `keptData`; none without personal data. */
  kept: readonly string[]
  /** If it holds personal data: where a person's data export contains it, or why it does not. */
  copied?: string
  onceKeys?: OnceKinds
}

/** In the language of https://firebase.google.com/docs/reference/security/database */
export interface WriteRules {
  readonly '.write'?: string
  readonly [key: `$${string}`]: WriteRules
}

/** Declares a kind of record, once and for every reader; `lib/records` gathers them. */
export function collection<const Declaration extends CollectionDeclaration>(
  declaration: Declaration,
): Declaration {
  return declaration
}

export const ADDED_OR_REMOVED = { $key: { '.write': '(!data.exists() || !newData.exists())' } }
