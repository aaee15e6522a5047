import 'server-only'
import { currentAnswer } from '@/lib/core/current-answer'

/**
 * Sets the HTTP status of the page being rendered. Next.js's own interrupts (`notFound`, `unauthorized`,
 * `forbidden`) send an empty document, which shows nothing without scripts. Data for client-side navigation
 * keeps status 200, as with those interrupts: only the page itself is refused.
 */
export function setAnswerStatus(status: 401 | 403 | 404 | 503): void {
  const response = currentAnswer()
  if (response && !response.req.headers.rsc) response.statusCode = status
}
