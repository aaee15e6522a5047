import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { shared } from './shared'

const answers = shared('answers', () => new AsyncLocalStorage<ServerResponse>())

/** The response that server/server.mjs is producing; none in commands, the build and background work. */
export function currentAnswer(): ServerResponse | undefined {
  return answers.getStore()
}

/** In seconds; the API sends the same value when a service is away. */
const RETRY_AFTER = '5'
const noted = new WeakSet<ServerResponse>()

/** Next.js answers errors with 500; a response that fails after this gets 503, as retrying makes sense. */
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

/** Next.js's own interrupts send a document that is empty without scripts. Data of client navigation keep 200. */
export function setAnswerStatus(status: 401 | 403 | 404 | 410 | 503): void {
  const response = currentAnswer()
  if (response && !response.req.headers.rsc) response.statusCode = status
}
