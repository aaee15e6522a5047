import 'server-only'
import { opendir } from 'node:fs/promises'

/** A folder's files; empty if it does not exist. */
export async function filesIn(folder: string): Promise<AsyncIterable<{ name: string }> | []> {
  try {
    return await opendir(folder)
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return []
    throw error
  }
}
