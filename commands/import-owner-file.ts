import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { fieldMessages } from '@/lib/http/server/field-messages'
import { importOwner } from '@/lib/setup/import-owner'
import { getOwner } from '@/lib/setup/owner-data'
import type { Store } from '@/lib/store/store'
import { causeOf, t } from '@/build/command-texts'
import messages from '@/messages/de.json'

/** Where older programs kept the owner; an update leaves a file of one's own in place. */
const FILE = 'lib/legal/owner.ts'

const moduleSchema = z.object({ owner: z.unknown() })

/** The file cannot be taken over; the message says why, in German. */
export class OwnerFileError extends Error {
  override readonly name = 'OwnerFileError'
}

/**
 * Takes the owner over from the file of an older program, unless the store has one.
 * @returns a sentence for the console; null without such a file
 * @throws OwnerFileError
 */
export async function importOwnerFile(store: Store, folder = process.cwd()): Promise<string | null> {
  const path = join(folder, FILE)
  if (!existsSync(path)) return null
  if (await getOwner(store)) return t('ownerFile.unused', { file: FILE })
  const { owner } = await readFile(path)
  try {
    return t((await importOwner(store, owner)) ? 'ownerFile.imported' : 'ownerFile.unused', { file: FILE })
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const fields = Object.entries(fieldMessages(error, messages.fields))
    const details = fields.map(([field, text]) => `${field}: ${text}`).join(' ')
    throw new OwnerFileError(t('ownerFile.wrong', { file: FILE, details }), { cause: error })
  }
}

async function readFile(path: string): Promise<z.infer<typeof moduleSchema>> {
  try {
    return moduleSchema.parse(await import(pathToFileURL(path).href))
  } catch (error) {
    throw new OwnerFileError(t('ownerFile.unreadable', { file: FILE, cause: causeOf(error) }), {
      cause: error,
    })
  }
}
