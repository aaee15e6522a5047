import { close } from './refuse-early.mjs'

/** How long a request may take to come in, in ms: 20 MB over a line of half a megabit a second, and everything else. */
export const LONGEST_MS = 360_000
const USUAL_MS = 30_000

/** Where large files are sent to, which an admin alone may do: everybody else is answered before the file is read. */
const LARGE_FILES = '/api/admin/statements'

/**
 * Closes the connection of a request that does not come in soon enough, with 408 if nothing was answered yet. A large file has
 * more time, as long as its answer waits for it.
 * @param {import('node:http').Server} server
 * @param {number} [usualMs]
 */
export function limitTime(server, usualMs = USUAL_MS) {
  server.on('request', (request, response) => {
    if (request.complete) return
    const timer = setTimeout(() => {
      const isLargeFile = request.method === 'POST' && request.url?.split('?', 1)[0] === LARGE_FILES
      if (request.complete || (isLargeFile && !response.headersSent)) return
      if (response.headersSent) request.socket.destroy()
      else close(request.socket, 408)
    }, usualMs)
    const end = () => clearTimeout(timer)
    request.on('close', end)
    request.on('end', end)
  })
}
