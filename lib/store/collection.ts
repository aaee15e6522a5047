import type { z } from 'zod'
import type { OnceKinds } from './once-kinds'

/** The records of a collection, or of a part of one. */
export interface RecordShape {
  /** Number of keys leading to a record: a collection as a whole, an entry, or part of an entry. */
  keys: 1 | 2 | 3
  schema: z.ZodType
}

/**
 * All that the shop has to know of a kind of record besides its use cases. The rules of the database, the check of what is
 * written by hand, the retention periods and the copy of somebody's data follow from it.
 */
export interface CollectionDeclaration {
  /** By its second key, where a collection holds different things. */
  records: RecordShape | Readonly<Record<string, RecordShape>>
  /** The children of its entries that `Store.find` compares. */
  indexes?: readonly string[]
  /** Without it the server may write everything. */
  rules?: WriteRules
  /**
   * Fields that number a record's changes. Each number can be used once: a record that begins again with an earlier one could
   * not be changed any more.
   */
  numberedBy?: readonly string[]
  /** The retention periods that apply, by their names in `keptData`; none where it holds no personal data. */
  kept: readonly string[]
  /** With personal data: where a copy of somebody's data has it, or the reason why it does not. */
  copied?: string
  /**
   * Gathered by selling: as long as the shop's owner is the sample, all of it is trial. `byItself` is what grows without
   * anybody having tried anything.
   */
  gathered?: 'bySelling' | 'byItself'
  onceKeys?: OnceKinds
}

/**
 * Conditions of writing below a collection, in the language of the database's rules
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
