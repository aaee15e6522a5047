import { readFileSync } from 'node:fs'

/** Takes the place of the worker that a browser has, and then leaves with all that was kept. */
const LEAVING_WORKER = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const clear = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  event.waitUntil(clear().then(() => registration.unregister()))
})
`

/**
 * Sends the worker of the build (lib/offline/worker.ts), in a locked shop too. While the shop is developed, pages change
 * without a build; and `OFFLINE=off` takes the worker away from browsers, which go on with one that is not found.
 * @param {import('node:http').ServerResponse} response
 * @param {boolean} dev
 */
export function sendWorker(response, dev) {
  const isLeaving = dev || process.env.OFFLINE === 'off'
  response.setHeader('content-type', 'text/javascript; charset=utf-8')
  response.setHeader('cache-control', 'no-cache')
  // It holds for what the worker fetches: https://www.w3.org/TR/CSP3/#fetch-integration
  response.setHeader('content-security-policy', "default-src 'none'; connect-src 'self'")
  response.end(isLeaving ? LEAVING_WORKER : readFileSync('.next/sw.js'))
}
