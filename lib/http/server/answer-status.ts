import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { shared } from '@/lib/core/shared'

/**
 * Sets the HTTP status of the page that is being rendered. The interrupts that Next.js has for it (`notFound`,
 * `unauthorized`, `forbidden`) answer with an empty document, which shows nothing without scripts. Data for a navigation
 * within the shop stay a success, as with those: it is the page that is refused.
 */
export function setAnswerStatus(status: 401 | 403 | 404 | 503): void {
  const answers = shared('answers', () => new AsyncLocalStorage<ServerResponse>())
  const response = answers.getStore()
  if (response && !response.req.headers.rsc) response.statusCode = status
}
