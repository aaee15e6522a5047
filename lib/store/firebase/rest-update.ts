import 'server-only'
import type { Target } from './target'

/**
 * The SDK cuts messages into frames of this many UTF-16 units; its own additions to an update are far below the
 * margin.
 */
const FRAME_LENGTH = 16_384
const MARGIN = 1_000

/**
 * Whether the SDK would damage this update: it cuts long messages within characters of two units, such as emoji,
 * and each half arrives as a replacement character.
 */
export function isTornBySdk(json: string): boolean {
  return json.length > FRAME_LENGTH - MARGIN && /[\ud800-\udfff]/.test(json)
}

/**
 * Sends a multi-path update through the database's REST interface, bound by the same rules.
 * https://firebase.google.com/docs/database/rest/auth and
 * https://firebase.google.com/docs/reference/rest/database
 * @throws Error with the SDK's code `PERMISSION_DENIED` if the rules refuse it; any other Error if it failed
 */
export async function updateByRest(target: Target, json: string): Promise<void> {
  const url = new URL(target.databaseURL)
  url.pathname = '/.json'
  url.searchParams.set('print', 'silent')
  url.searchParams.set('auth_variable_override', JSON.stringify(target.databaseAuthVariableOverride))
  const authorization = `Bearer ${await target.accessToken()}`
  const response = await fetch(url, { method: 'PATCH', headers: { authorization }, body: json })
  if (response.ok) return
  const refused = response.status === 401 || response.status === 403
  const message = `the database answered with ${response.status}: ${await response.text()}`
  throw Object.assign(new Error(message), refused && { code: 'PERMISSION_DENIED' })
}
