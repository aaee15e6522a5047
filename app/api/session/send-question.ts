import type { z } from 'zod'
import { browserKey, CHALLENGE_MS } from '@/lib/account/passkeys/challenge'
import { readCookie, setCookie } from '@/lib/core/cookies'
import { sendJson } from '@/lib/http/server/define-route'

/** A passkey challenge, and the cookie that has to accompany the answer. All tabs share one cookie. */
export async function sendQuestion<Value>(
  { headers }: Request,
  schema: z.core.$ZodType<Value>,
  ask: (key: string) => Value | Promise<Value>,
): Promise<Response> {
  const key = browserKey(readCookie(headers, 'passkey'))
  const answer = sendJson(schema, await ask(key))
  answer.headers.append('set-cookie', setCookie('passkey', key, CHALLENGE_MS / 1000))
  return answer
}
