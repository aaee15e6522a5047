import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { isLocalHost } from '@/dev/listen-locally'
import { Client } from './client'
import { Database } from './database'
import { mergeValues, OWNER } from './protocol'
import { Refusal, refusalOf } from './refusal'

export interface RtdbServerOptions {
  /** 0 for any. */
  port: number
  /** File for the data; without it, they are in memory. */
  file?: string
  host?: string
}

export interface RtdbServer {
  port: number
  /** Cuts all connections; clients may come back at once. */
  dropConnections(): void
  /** Keeps all connections open, but passes nothing through them any more; new ones are served. */
  silence(): void
  /** The next writes are applied, but their connection is cut instead of acknowledging them. */
  loseAcknowledgements(count: number): void
  clear(): void
  close(): Promise<void>
}

/**
 * A Realtime Database for tests and local use: the SDK's wire protocol over WebSocket, with the rules of
 * database.rules.json. All namespaces are the same database. It has neither encryption nor passwords, so it serves
 * this machine only.
 * @throws Error if the host is not a loopback address, or the port or the file cannot be used
 */
export async function startRtdbServer({
  port,
  file,
  host = '127.0.0.1',
}: RtdbServerOptions): Promise<RtdbServer> {
  if (!isLocalHost(host)) throw new Error(`${host} is not a loopback address`)
  const http = createServer()
  await listen(http, port, host)
  const database = openDatabase(file, http)
  http.on('request', (request, response) => {
    if (isFromHere(request)) void serveRest(database, request, response)
    else response.writeHead(403).end()
  })
  let lost = 0
  const sockets = new WebSocketServer({
    server: http,
    verifyClient: ({ req }: { req: IncomingMessage }) => isFromHere(req),
  })
  sockets.on('connection', (socket, request) => {
    new Client(socket, database, request.headers.host ?? host, () => lost > 0 && lost-- > 0)
  })
  const dropConnections = () => sockets.clients.forEach((socket) => socket.terminate())
  const silence = () => {
    for (const socket of sockets.clients) {
      socket.pause()
      Object.assign(socket, { send: () => undefined })
    }
  }
  return {
    port: portOf(http),
    dropConnections,
    silence,
    loseAcknowledgements: (count) => (lost = count),
    clear: () => database.clear(),
    async close() {
      dropConnections()
      const closed = new Promise((resolve) => http.close(resolve))
      http.closeAllConnections()
      await closed
      database.close()
    },
  }
}

/** The port comes first, so that a second server cannot write to a running one's file. */
function listen(http: Server, port: number, host: string): Promise<void> {
  return new Promise((listening, refused) => {
    http.once('error', refused)
    http.listen(port, host, () => listening())
  })
}

function openDatabase(file: string | undefined, http: Server): Database {
  try {
    return new Database(file)
  } catch (error) {
    http.close()
    throw error
  }
}

function portOf(http: Server): number {
  return z.object({ port: z.number() }).parse(http.address()).port
}

/** A web page in a browser could reach this port, too, by its own host name or origin. */
function isFromHere({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined && isLocalHost(headers.host ?? '')
}

const statusCodes = { permission_denied: 401, invalid_token: 401, invalid: 400, not_supported: 405 } as const
const identity = z.record(z.string(), z.unknown())

/** The only REST request the shop needs: a multi-path update of the whole tree. */
async function serveRest(
  database: Database,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://local')
    if (request.method !== 'PATCH' || pathname !== '/.json')
      throw new Refusal('not_supported', 'not supported')
    if (request.headers.authorization !== `Bearer ${OWNER}`)
      throw new Refusal('invalid_token', 'Unauthorized request')
    const auth = identity.parse(JSON.parse(searchParams.get('auth_variable_override') ?? '{}'))
    const changes = identity.parse(JSON.parse(await text(request)))
    database.write(auth, mergeValues([], changes))
    response.writeHead(204).end()
  } catch (error) {
    const { status, message } = refusalOf(
      error instanceof SyntaxError ? new Refusal('invalid', 'not JSON') : error,
    )
    response.writeHead(statusCodes[status], { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: message }))
  }
}
