import type { z } from 'zod'
import type { OnceKinds } from './once-kinds'

/** The records of a collection, or of a part of one. */
export interface RecordShape {
  /** Number of keys leading to a record: a collection as a whole, an entry, or part of an entry. */
  keys: 1 | 2 | 3
  schema: z.ZodType
}

/**
 * Everything the shop needs to know about a kind of record, besides its use cases. The database's rules, the check of values
 * written by hand, the retention periods and the export of a person's data are derived from it.
 */
export interface CollectionDeclaration {
  /** By second key, where a collection holds different kinds of records. */
  records: RecordShape | Readonly<Record<string, RecordShape>>
  /** The children of its entries that `Store.find` compares. */
  indexes?: readonly string[]
  /** If missing, the server may write anything. */
  rules?: WriteRules
  /**
   * Fields that count a record's changes. Each number can be used once: a record whose count started over could no longer be
   * changed.
   */
  numberedBy?: readonly string[]
  /** The retention periods that apply, by their names in `keptData`; none where it holds no personal data. */
  kept: readonly string[]
  /** If it holds personal data: where the export of a person's data contains it, or why it does not. */
  copied?: string
  onceKeys?: OnceKinds
}

/**
 * Conditions for writing below a collection, in the language of the database's rules
 * (https://firebase.google.com/docs/reference/security/database).
 */
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

/** Rules of a collection whose entries are added or removed, and never changed. */
export const ADDED_OR_REMOVED = { $key: { '.write': '(!data.exists() || !newData.exists())' } }
