import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { shared } from './shared'

const answers = shared('answers', () => new AsyncLocalStorage<ServerResponse>())

/**
 * The response that server/server.mjs is producing; undefined in commands, in the build and in the shop's own
 * background work.
 */
export function currentAnswer(): ServerResponse | undefined {
  return answers.getStore()
}

/** In seconds; the API sends the same value when a service is away. */
const RETRY_AFTER = '5'
const noted = new WeakSet<ServerResponse>()

/**
 * Notes that a service this response needed is away. Next.js answers every error with 500; a response that fails
 * after this gets 503, since retrying makes sense. A response that succeeds anyway is left unchanged.
 */
export function noteAway(): void {
  const response = currentAnswer()
  if (!response || response.headersSent || noted.has(response)) return
  noted.add(response)
  const writeHead = response.writeHead.bind(response)
  Reflect.set(response, 'writeHead', (status: number, ...rest: unknown[]) => {
    const isFailure = status === 500
    if (isFailure) response.setHeader('retry-after', RETRY_AFTER)
    return Reflect.apply(writeHead, undefined, [isFailure ? 503 : status, ...rest])
  })
}

/**
 * Sets the HTTP status of the page being rendered. Next.js's own interrupts (`notFound`, `unauthorized`,
 * `forbidden`) send an empty document, which shows nothing without scripts. Data for client-side navigation
 * keeps status 200, as with those interrupts: only the page itself is refused.
 */
export function setAnswerStatus(status: 401 | 403 | 404 | 410 | 503): void {
  const response = currentAnswer()
  if (response && !response.req.headers.rsc) response.statusCode = status
}
