import type { Env } from '@/lib/core/env'
import type { NewerFormatError } from '@/lib/store/format'
import { translator } from '@/messages/texts'

export const t = translator('commands')

export const dataText = translator('data')

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

export function newerFormat({ found, known }: NewerFormatError): string {
  return t('newerFormat', { found: String(found), known: String(known) })
}

export function gone({ DATA_DIR }: Env): string {
  return t('gone', { folder: DATA_DIR })
}
