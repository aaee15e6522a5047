import { readFileSync } from 'node:fs'

/** Replaces a browser's worker, then removes itself and everything stored. */
const LEAVING_WORKER = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const clear = async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  event.waitUntil(clear().then(() => registration.unregister()))
})
`

/**
 * Sends the build's worker (lib/offline/worker.ts), even in a locked shop. In development, pages change without
 * a build; and `OFFLINE=off` removes the worker from browsers, which would keep using one whose script is not
 * found.
 * @param {import('node:http').ServerResponse} response
 * @param {boolean} dev
 */
export function sendWorker(response, dev) {
  const isLeaving = dev || process.env.OFFLINE === 'off'
  response.setHeader('content-type', 'text/javascript; charset=utf-8')
  response.setHeader('cache-control', 'no-cache')
  // Applies to the worker's fetches: https://www.w3.org/TR/CSP3/#fetch-integration
  response.setHeader('content-security-policy', "default-src 'none'; connect-src 'self'")
  response.end(isLeaving ? LEAVING_WORKER : readFileSync('.next/sw.js'))
}

/**
 * Sends the limiter and compressor of the audio thread (lib/own-sound/processors.ts).
 * @param {import('node:http').ServerResponse} response
 */
export function sendLimiter(response) {
  response.setHeader('content-type', 'text/javascript; charset=utf-8')
  response.setHeader('cache-control', 'no-cache')
  response.end(readFileSync('.next/limiter.js'))
}
