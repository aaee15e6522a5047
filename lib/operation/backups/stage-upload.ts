import 'server-only'
import type { Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { ServerSecretError } from '@/lib/core/server-secret'
import { NewerFormatError } from '@/lib/store/format'
import { BackupError } from '@/lib/store/sqlite/restore-file'
import { StoreError, type Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { EncryptedFileError } from './encrypted-file'
import { splitFirstLine } from './first-line'
import { failureOf } from './place'
import { stageCopy } from './restore-copy'

const texts = messages.admin.operation.restore.problems

interface Upload {
  /** The phrase, a line break, and the copy. The phrase is not in a header, because headers may be logged. */
  body: ReadableStream<Uint8Array> | null
  actor: string
}

/**
 * `stageCopy` for the desk.
 * @throws ShopError `invalid_input` with a sentence for the file or the phrase, `body_broken_off`, `restore_not_empty`,
 * `no_room`
 */
export async function stageUpload(store: Store, settings: Env, { body, actor }: Upload): Promise<void> {
  let isBroken = false
  async function* received() {
    const reader = body?.getReader()
    try {
      for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) yield read.value
    } catch (error) {
      isBroken = true
      throw error
    }
  }
  try {
    const { line: phrase, rest: copy } = await splitFirstLine(received())
    await stageCopy(store, settings, { copy, phrase, actor })
  } catch (error) {
    if (isBroken) throw new ShopError('body_broken_off', { cause: error })
    if (failureOf(error) === 'no_room') throw new ShopError('no_room', { cause: error })
    const fields = fieldsFor(error)
    throw fields ? new ShopError('invalid_input', { fields, cause: error }) : error
  }
}

function fieldsFor(error: unknown): Record<string, string> | null {
  if (error instanceof EncryptedFileError) {
    const sentence = texts[error.code]
    return error.code === 'wrong_phrase' ? { phrase: sentence } : { file: sentence }
  }
  if (error instanceof BackupError) return { file: texts.damaged }
  if (error instanceof NewerFormatError) return { file: texts.newer }
  if (error instanceof ServerSecretError) return { file: texts.otherSecret }
  if (error instanceof StoreError && error.code === 'in_use') return { file: texts.busy }
  return null
}
