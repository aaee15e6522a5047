import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startPayments, type Payments } from './payments'
import { stripePayment } from '@/lib/payment/providers/stripe/stripe-payment'
import type { Store } from '@/lib/store/store'
import { recordPaymentEvent } from '@/lib/orders/paying/record-payment-event'
import { WEBHOOK_SECRET } from '@/lib/orders/testing/signed-event'

const SECRET_KEY = 'sk_test_of_these_tests'

const eventsSchema = z.object({ events: z.array(z.object({ id: z.string(), type: z.string() })) })
const answersSchema = z.object({ answers: z.array(z.number().nullable()) })

/** The local payment service, with this process configured to use it, and a receiver for its events. */
export class PaymentService {
  private constructor(
    private readonly service: Payments,
    private readonly end: () => void,
  ) {}

  /** @param store returns the current store, into which events are written */
  static async start(store: () => Store): Promise<PaymentService> {
    const folder = mkdtempSync(join(tmpdir(), 'spielklang-payments-'))
    const shop = createServer((request, response) => {
      void (async () => {
        const headers = new Headers({ 'stripe-signature': String(request.headers['stripe-signature']) })
        const event = await stripePayment.read(await text(request), headers)
        if (event) await recordPaymentEvent(store(), 'stripe', event)
        return 200
      })()
        .catch(() => 500)
        .then((status) => response.writeHead(status).end())
    })
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    // An HTTP server listening on a port has an address of this shape.
    const { port } = z.object({ port: z.int() }).parse(shop.address())
    const service = await startPayments({
      port: 0,
      fixedPort: true,
      folder,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `http://127.0.0.1:${port}/`,
      asyncDelayMs: 'manual',
      pausesMs: [50],
    })
    Object.assign(process.env, {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_ORIGIN: `http://127.0.0.1:${service.port}`,
    })
    return new PaymentService(service, () => {
      shop.close()
      rmSync(folder, { recursive: true })
    })
  }

  async stop(): Promise<void> {
    await this.service.stop()
    this.end()
  }

  /** Calls one of the service's test controls, e.g. `('sessions/cs_test_1/pay', { attempt: 'now' })`. */
  async control(call: string, body: object = {}): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.service.port}/_test/${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }

  /** Resends events of these kinds, in this order. @returns the status of each answer */
  async resend(...types: string[]): Promise<(number | null)[]> {
    const { events } = eventsSchema.parse(await this.control('events'))
    const ids = types.flatMap((type) => events.filter((event) => event.type === type).map(({ id }) => id))
    return answersSchema.parse(await this.control('events/deliver', { events: ids })).answers
  }
}
