import 'server-only'
import { JSONParser } from '@streamparser/json'
import { checkChanges } from './changes'
import { checkFormat, FORMAT_NUMBER } from './format'
import { HEALTH, isReadable } from './rules'
import { treeValue } from './tree-value'
import type { Json } from './store'

export type TransferErrorCode = 'not_an_object' | 'unknown_collection' | 'not_a_collection' | 'double_key'

export class TransferError extends Error {
  override readonly name = 'TransferError'
  constructor(
    readonly code: TransferErrorCode,
    /** '' for the file as a whole. */
    readonly key: string,
  ) {
    super(`${code}: ${key}`)
  }
}

export interface TreeEntry {
  /** Collection and key. */
  path: string
  value: Json
  /** Not from the file, but derived from it, and may exist already. */
  isWorkedOut?: true
}

/** A value in the file: the whole tree has depth 0, a collection 1, an entry 2. */
interface Found {
  depth: number
  /** Keys are numbers in lists. */
  collection: string | number | undefined
  key: string | number | undefined
  value: unknown
}

/** Each once complete. @throws TransferError, SyntaxError, NewerFormatError, StoreError `bad_path`, `bad_value` */
export async function* readTree(json: AsyncIterable<Uint8Array>): AsyncGenerator<TreeEntry> {
  const found: Found[] = []
  const parser = new JSONParser({ paths: ['$', '$.*', '$.*.*'] })
  parser.onValue = ({ key, value, parent, stack: { length: depth, [1]: top } }) => {
    found.push({ depth, collection: depth === 1 ? key : top?.key, key, value })
    // Frees each value from its parent once it is found.
    if (key !== undefined) Reflect.deleteProperty(Object(parent), key)
  }
  let hasTree = false
  for await (const chunk of json) {
    parse(() => parser.write(chunk))
    for (const element of found.splice(0)) {
      const entry = entryOf(element)
      hasTree ||= element.depth === 0
      if (entry) yield entry
    }
  }
  if (!parser.isEnded) parse(() => parser.end())
  // A number is complete only at the end of the file, and an empty file is no object either.
  if (!hasTree) throw new TransferError('not_an_object', '')
}

function parse(step: () => void): void {
  try {
    step()
  } catch (error) {
    throw new SyntaxError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function entryOf({ depth, collection, key, value }: Found): TreeEntry | null {
  if (depth === 0) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new TransferError('not_an_object', '')
    return null
  }
  if (typeof collection !== 'string') throw new TransferError('not_an_object', '')
  // Firebase's own exports contain the entry of the last health check.
  if (collection === HEALTH) return null
  if (!isReadable(collection)) throw new TransferError('unknown_collection', collection)
  if (depth === 1) {
    if (typeof value !== 'object') throw new TransferError('not_a_collection', collection)
    return null
  }
  const stored = treeValue(value)
  if (stored === null) return null
  const path = `${collection}/${String(key)}`
  checkChanges({ [path]: stored })
  if (path === FORMAT_NUMBER) checkFormat(stored)
  return { path, value: stored }
}
