import 'server-only'
import { currentAnswer } from '@/lib/core/current-answer'

/**
 * Sets the HTTP status of the page that is being rendered. The interrupts that Next.js has for it (`notFound`,
 * `unauthorized`, `forbidden`) answer with an empty document, which shows nothing without scripts. Data for a navigation
 * within the shop stay a success, as with those: it is the page that is refused.
 */
export function setAnswerStatus(status: 401 | 403 | 404 | 503): void {
  const response = currentAnswer()
  if (response && !response.req.headers.rsc) response.statusCode = status
}
