import 'server-only'
import { opendir } from 'node:fs/promises'

/** The files of a folder; none if there is no such folder. */
export async function filesIn(folder: string): Promise<AsyncIterable<{ name: string }> | []> {
  try {
    return await opendir(folder)
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return []
    throw error
  }
}
