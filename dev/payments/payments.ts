import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerOf, refusalAnswer, send } from './wire/answer'
import { Api } from './api'
import { serveControl } from './controls'
import { Delivery } from './delivery'
import { Faults } from './faults'
import { isLocalHost, listenLocally } from '@/dev/listen-locally'
import { RecordStore } from './record-store'
import { Refusal } from './wire/refusal'
import { agenda, runDue } from './run-due'
import { servePage } from './page/serve-page'
import { Service } from './service'
import { Timer } from './timer'

const DEFAULT_ASYNC_DELAY_MS = 10_000

export interface PaymentsOptions {
  /** 0 for any. */
  port: number
  /** Whether to fail rather than use another port if this one is taken. */
  fixedPort: boolean
  /** Folder of its data. */
  folder: string
  secretKey: string
  webhookSecret: string
  /** The shop's address for events. */
  webhookUrl: string
  /** Delay of delayed confirmations; `manual`: on a control call. */
  asyncDelayMs?: number | 'manual'
  /** Pauses before resending an event the shop did not accept, after the first, second, … failure. */
  pausesMs?: readonly number[]
}

export interface Payments {
  port: number
  /** Ends it; everything acknowledged is stored. */
  stop(): Promise<void>
}

/**
 * Starts a local payment service: the part of Stripe's API that the shop uses, for Stripe's own SDK, with a payment
 * page on which no money flows. Listens on loopback only.
 * @throws Error if the port is taken, or another service uses the folder
 */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const http = createServer()
  const port = await listenLocally(http, options)
  const close = () => {
    const closed = new Promise((resolve) => http.close(resolve))
    http.closeAllConnections()
    return closed
  }
  try {
    const service = openService(options, port)
    http.on('request', service.serve)
    const stop = async () => {
      await close()
      service.stop()
    }
    return { port, stop }
  } catch (error) {
    await close()
    throw error
  }
}

function openService(options: PaymentsOptions, port: number) {
  const { folder, secretKey, webhookSecret, webhookUrl, asyncDelayMs = DEFAULT_ASYNC_DELAY_MS } = options
  const store = new RecordStore(folder)
  const delivery = new Delivery(store, { url: webhookUrl, secret: webhookSecret, pausesMs: options.pausesMs })
  const wake = () => {
    timer.set(store.nextDue(agenda))
    delivery.wake()
  }
  const service = new Service(store, `http://localhost:${port}`, asyncDelayMs, wake)
  const timer = new Timer(() => {
    runDue(service)
    wake()
  })
  const faults = new Faults()
  const api = new Api(service, secretKey, faults)
  const desk = { service, delivery, faults }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { host = '', origin } = request.headers
    const path = request.url ?? '/'
    const isPage = path.startsWith('/pay/')
    // A web page in a browser could reach this port, too, by its own host name or origin.
    if (!isLocalHost(host) || (origin !== undefined && !isPage)) return send(response, answerOf({}, 403))
    runDue(service)
    if (isPage) return servePage(service, request, response)
    if (path.startsWith('/v1/')) return api.serve(request, response)
    return send(response, await serveControl(desk, secretKey, request))
  }
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return send(response, refusalAnswer(error))
      if (!response.destroyed) process.stderr.write(`${String(error)}\n`)
      response.destroy()
    })
  }
  wake()
  const stop = () => {
    timer.clear()
    delivery.stop()
    store.close()
  }
  return { serve, stop }
}
