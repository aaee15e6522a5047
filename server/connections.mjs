/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:net').Socket} Socket */

/**
 * Tracks a server's connections and the responses pending on them. Emits `close` on every response still being
 * written when its connection closes: Node.js does so only for the first of several queued on one connection.
 * @param {import('node:http').Server} server
 */
export function followConnections(server) {
  /** @type {Map<Socket, Set<Response>>} */
  const open = new Map()
  let isEnding = false

  server.on('connection', (socket) => {
    /** @type {Set<Response>} */
    const answers = new Set()
    open.set(socket, answers)
    socket.on('close', () => {
      open.delete(socket)
      // By then, those that Node.js notified are gone.
      process.nextTick(() => answers.forEach((answer) => answer.destroy().emit('close')))
    })
  })
  server.on('request', ({ socket }, response) => {
    const answers = open.get(socket)
    answers?.add(response)
    if (isEnding) response.setHeader('connection', 'close')
    response.on('close', () => {
      answers?.delete(response)
      if (isEnding && answers?.size === 0) socket.destroySoon()
    })
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
