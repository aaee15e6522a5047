import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { shared } from './shared'

const answers = shared('answers', () => new AsyncLocalStorage<ServerResponse>())

/** The answer that server/server.mjs is making; undefined in commands, in the build and in what the shop does by itself. */
export function currentAnswer(): ServerResponse | undefined {
  return answers.getStore()
}
