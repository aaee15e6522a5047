import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { shared } from './shared'

const answers = shared('answers', () => new AsyncLocalStorage<ServerResponse>())

/** The answer that server/server.mjs is making; undefined in commands, in the build and in what the shop does by itself. */
export function currentAnswer(): ServerResponse | undefined {
  return answers.getStore()
}

/** In seconds; as the interface answers for the same reason. */
const RETRY_AFTER = '5'
const noted = new WeakSet<ServerResponse>()

/**
 * Notes that something which the present answer asked for is away. If the answer fails, Next.js says 500 to every error; this
 * one says 503, since it is worth asking again. One that does without it stays as it is.
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
