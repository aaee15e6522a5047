import { z } from 'zod'
import { checkKey } from '@/lib/store/changes'
import { querySchema } from './query'

// The messages of the Realtime Database wire protocol, version 5, as @firebase/database sends them
// (PersistentConnection, Connection and WebSocketConnection of its source).

/** The credential that the SDK presents to a server without TLS. */
export const OWNER = 'owner'

const path = z.string().transform((text, context) => {
  const keys = text.split('/').filter((key) => key !== '')
  try {
    keys.forEach(checkKey)
    return keys
  } catch {
    context.addIssue({ code: 'custom', message: 'Invalid path' })
    return z.NEVER
  }
})

export const incomingMessage = z.discriminatedUnion('t', [
  z.object({ t: z.literal('c'), d: z.object({ t: z.string() }) }),
  z.object({ t: z.literal('d'), d: z.object({ r: z.number(), a: z.string(), b: z.unknown() }) }),
])

export const requestBodies = {
  credential: z.object({
    cred: z.string(),
    authvar: z.record(z.string(), z.unknown()).optional(),
  }),
  get: z.object({ p: path, q: z.unknown().transform(queryOrNull) }),
  listen: z.object({ p: path, q: querySchema.optional(), t: z.number().optional() }),
  /** `h` is the hash of what a transaction has read. */
  put: z.object({ p: path, d: z.unknown(), h: z.undefined().optional() }),
  merge: z.object({ p: path, d: z.record(z.string(), z.unknown()), h: z.undefined().optional() }),
} as const

/** A get always has a query; one without bounds, limit and index asks for everything. */
function queryOrNull(wire: unknown, context: z.RefinementCtx) {
  const query = querySchema.safeParse(wire ?? {})
  if (!query.success) {
    context.addIssue({ code: 'custom', message: 'Invalid query' })
    return z.NEVER
  }
  return Object.keys(Object(wire)).length === 0 ? null : query.data
}

/** The values of a merge by their full paths. */
export function mergeValues(base: readonly string[], values: Record<string, unknown>) {
  return Object.entries(values).map(([below, value]) => ({ keys: [...base, ...path.parse(below)], value }))
}

/** The server's first message: time, version, host for reconnecting, and the session. */
export const hello = (host: string, session: string) => ({
  t: 'c',
  d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: session } },
})

export const pong = { t: 'c', d: { t: 'o', d: null } }

export const answer = (request: number, status: string, data: unknown) => ({
  t: 'd',
  d: { r: request, b: { s: status, d: data } },
})

/** New data for a listen: `d` replaces all, `m` the named paths below. The tag belongs to a listen with a query. */
export const push = (action: 'd' | 'm', keys: readonly string[], data: unknown, tag: number | undefined) => ({
  t: 'd',
  d: { a: action, b: { p: keys.join('/'), d: data, ...(tag !== undefined && { t: tag }) } },
})

/** Ends a listen that is no longer allowed. */
export const revocation = (keys: readonly string[]) => ({ t: 'd', d: { a: 'c', b: { p: keys.join('/') } } })
