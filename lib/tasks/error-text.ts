import type { Messages } from 'next-intl'
import type { ErrorCode } from '@/lib/core/errors'
import type { StoreErrorCode } from '@/lib/store/store'
import { textGroup } from '@/messages/texts'

type Kept = keyof Messages['admin']['tasks']['errors']
const sentences: Record<ErrorCode | StoreErrorCode | Kept, string> = {
  ...textGroup('admin.tasks.errors'),
  ...textGroup('errors'),
}
const isKnown = (code: string): code is keyof typeof sentences => Object.hasOwn(sentences, code)

/** An error as it is noted: its name, a code, and what else it says. */
const NOTED = /^(?:(?:Shop|Store)Error: )?(\w+)(?:: (.*))?$/s

/** A sentence for a code of the shop; otherwise its own words, which are those of a service. */
export function errorText(noted: string): string {
  const [, code = '', detail] = NOTED.exec(noted) ?? []
  if (!isKnown(code)) return noted
  return detail === undefined ? sentences[code] : `${sentences[code]} (${detail})`
}
