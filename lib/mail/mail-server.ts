import 'server-only'
import { env } from '@/lib/core/env'
import { keyedHash } from '@/lib/core/server-secret'
import type { Changes, Store } from '@/lib/store/store'

const TAKEN = 'setup/mailServer'

function markOf(): string | null {
  const { SMTP_URL } = env()
  return SMTP_URL === undefined ? null : keyedHash('mail server', SMTP_URL)
}

/** @param answer null if the mail became a file */
export function mailTaken(answer: string | null): Changes {
  return answer === null ? {} : { [TAKEN]: markOf() }
}

/** Whether the server in use has ever taken a mail: a right address and login alone do not prove it. */
export async function hasTakenMail(store: Store): Promise<boolean> {
  const mark = markOf()
  return mark !== null && (await store.get(TAKEN)) === mark
}
