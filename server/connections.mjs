/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:net').Socket} Socket */

/** Maximum number of unanswered requests of a connection: browsers and proxies send the next one after the response. */
const MOST_UNANSWERED = 8
/** How long a connection may read nothing of what is sent to it, in ms. */
const NO_READING_MS = 30_000

/**
 * Tracks a server's connections and their pending responses. Emits `close` on every response still being written when
 * its connection closes: Node.js does so only for the first of several queued on one connection. Closes connections
 * with too many unanswered requests, or that read nothing.
 * @param {import('node:http').Server} server
 * @param {number} [noReadingMs]
 */
export function followConnections(server, noReadingMs = NO_READING_MS) {
  /** @type {Map<Socket, Set<Response>>} */
  const open = new Map()
  let isEnding = false

  server.on('connection', (socket) => {
    /** @type {Set<Response>} */
    const answers = new Set()
    open.set(socket, answers)
    socket.on('close', () => {
      open.delete(socket)
      // By then, the responses that Node.js has notified are removed.
      process.nextTick(() => answers.forEach((answer) => answer.destroy().emit('close')))
    })
  })
  server.on('request', ({ socket }, response) => {
    const answers = open.get(socket)
    // Node.js has already parsed the rest: those requests are emitted, too, with a destroyed socket.
    if (answers && answers.size >= MOST_UNANSWERED) return void socket.destroy()
    answers?.add(response)
    if (isEnding) response.setHeader('connection', 'close')
    response.on('close', () => {
      answers?.delete(response)
      if (isEnding && answers?.size === 0) socket.destroySoon()
    })
  })
  // Node.js also reports connections that are kept open for a next request.
  server.setTimeout(noReadingMs, (socket) => {
    if (socket.writableLength > 0 || open.get(socket)?.size === 0) socket.destroy()
  })

  return {
    /** Closes idle connections at once, and all others after their response. */
    end() {
      isEnding = true
      for (const [socket, answers] of open) {
        if (answers.size === 0) socket.destroy()
        for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
      }
    },
    /** Closes everything at once. */
    cut() {
      for (const socket of open.keys()) socket.destroy()
    },
  }
}
