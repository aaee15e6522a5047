import { close } from './refuse-early.mjs'

/** How long a request may take to arrive, in ms: enough for 20 MB at half a megabit per second. */
export const LONGEST_MS = 360_000
const USUAL_MS = 30_000

/** Only admins may upload large files here; others get a response before the file is read. */
const LARGE_FILES = ['/api/admin/statements']

/**
 * Closes the connection of a request that arrives too slowly, with 408 if nothing was answered yet. Large files
 * have more time, as long as their response waits for them.
 * @param {import('node:http').Server} server
 * @param {number} [usualMs]
 */
export function limitTime(server, usualMs = USUAL_MS) {
  server.on('request', (request, response) => {
    if (request.complete) return
    const timer = setTimeout(() => {
      const path = request.url?.split('?', 1)[0] ?? ''
      const isLargeFile = request.method === 'POST' && LARGE_FILES.includes(path)
      if (request.complete || (isLargeFile && !response.headersSent)) return
      if (response.headersSent) request.socket.destroy()
      else close(request.socket, 408)
    }, usualMs)
    const end = () => clearTimeout(timer)
    request.on('close', end)
    request.on('end', end)
  })
}
