import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { z } from 'zod'
import { listenLocally } from '@/dev/listen-locally'
import { startPayments, type Payments, type PaymentsOptions } from './payments'

const SECRET_KEY = 'sk_test_key'
const WEBHOOK_SECRET = 'whsec_secret'

/** A service with its own folder, a shop's webhook and Stripe's SDK, for tests. */
export class TryPayments {
  readonly folder = mkdtempSync(join(tmpdir(), 'spielklang-payments-'))
  /** Verified events received by the webhook, in order. */
  readonly received: Stripe.Event[] = []
  /** The webhook's next responses before it accepts again: a status, or `cut`. */
  readonly refusals: (number | 'cut')[] = []
  port = 0
  private client: Stripe | undefined
  private webhook: Server = createServer()
  private webhookUrl = ''
  private payments: Payments | null = null

  private constructor() {}

  static async start(options: Partial<PaymentsOptions> = {}): Promise<TryPayments> {
    const tried = new TryPayments()
    tried.webhook.on('request', (request, response) => {
      const refusal = tried.refusals.shift()
      if (refusal === 'cut') response.destroy()
      else if (refusal !== undefined) response.writeHead(refusal).end()
      else void tried.take(request).then((status) => response.writeHead(status).end())
    })
    const port = await listenLocally(tried.webhook, { port: 0, fixedPort: true })
    tried.webhookUrl = `http://127.0.0.1:${port}/webhook`
    await tried.restart(options)
    return tried
  }

  /** On the same folder and port as before. */
  async restart(options: Partial<PaymentsOptions> = {}): Promise<void> {
    await this.payments?.stop()
    this.payments = await startPayments({
      port: this.port,
      fixedPort: true,
      folder: this.folder,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: this.webhookUrl,
      asyncDelayMs: 'manual',
      pausesMs: [20],
      ...options,
    })
    this.port = this.payments.port
  }

  async stop(): Promise<void> {
    await this.payments?.stop()
    await new Promise((resolve) => this.webhook.close(resolve))
    rmSync(this.folder, { recursive: true })
  }

  /** The SDK as the shop uses it. */
  get stripe(): Stripe {
    return (this.client ??= this.sdk())
  }

  sdk(key = SECRET_KEY, config: Stripe.StripeConfig = {}): Stripe {
    const place = { host: '127.0.0.1', port: this.port, protocol: 'http' } as const
    return new Stripe(key, { ...place, maxNetworkRetries: 0, ...config })
  }

  session(more: Partial<Stripe.Checkout.SessionCreateParams> = {}, options: Stripe.RequestOptions = {}) {
    return this.stripe.checkout.sessions.create({ ...sample, ...more }, options)
  }

  /** A paid session, and its payment's id. */
  async paid(attempt: 'now' | 'later' = 'now'): Promise<{ id: string; intent: string }> {
    const { id } = await this.session()
    await this.control(`sessions/${id}/pay`, { attempt })
    const { payment_intent } = await this.stripe.checkout.sessions.retrieve(id)
    return { id, intent: z.string().parse(payment_intent) }
  }

  /** A control call. @throws Error if it is refused */
  async control(path: string, body: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`http://127.0.0.1:${this.port}/_test/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}` },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(answer))
    return z.record(z.string(), z.unknown()).parse(answer)
  }

  /** Submits a button of the payment page as a browser does. */
  press(session: string, attempt: string, headers: Record<string, string> = { origin: this.origin }) {
    return fetch(`${this.origin}/pay/${session}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ attempt }),
      redirect: 'manual',
    })
  }

  get origin(): string {
    return `http://localhost:${this.port}`
  }

  /** The types of the received events, in order. */
  get types(): string[] {
    return this.received.map(({ type }) => type)
  }

  private async take(request: IncomingMessage): Promise<number> {
    const signature = String(request.headers['stripe-signature'])
    try {
      this.received.push(this.stripe.webhooks.constructEvent(await text(request), signature, WEBHOOK_SECRET))
      return 200
    } catch {
      return 400
    }
  }
}

const sample: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: 499,
        tax_behavior: 'inclusive',
        product_data: { name: 'Valorant' },
      },
    },
    {
      quantity: 2,
      price_data: {
        currency: 'eur',
        unit_amount: 250,
        tax_behavior: 'inclusive',
        product_data: { name: 'Schritte & <Richtung>' },
      },
    },
  ],
  client_reference_id: 'order_1',
  metadata: { orderId: 'order_1' },
  payment_intent_data: { metadata: { orderId: 'order_1' } },
  customer_email: 'kundin@spielklang.example',
  locale: 'de',
  success_url: 'http://localhost:3000/bestellung/1?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/bestellung/1?abgebrochen={CHECKOUT_SESSION_ID}',
}
