import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'

const answerSchema = z.object({
  t: z.literal('d'),
  d: z.object({ r: z.number(), b: z.object({ s: z.string(), d: z.unknown() }) }),
})

/** A client that speaks the wire protocol by hand, and so says what the SDK never would. */
export class RawClient {
  private requests = 0

  private constructor(private readonly socket: WebSocket) {}

  static async connect(port: number, auth?: Record<string, unknown>): Promise<RawClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=any`)
    await once(socket, 'message')
    const client = new RawClient(socket)
    if (auth) await client.request('gauth', { cred: 'owner', authvar: auth })
    return client
  }

  /** @returns the status of the answer and its data */
  async request(action: string, body: unknown): Promise<[status: string, data: unknown]> {
    this.requests += 1
    const r = this.requests
    const answered = new Promise<[string, unknown]>((resolve, reject) => {
      this.socket.once('close', () => reject(new Error('the connection was closed')))
      this.socket.on('message', (data) => {
        const message = answerSchema.safeParse(JSON.parse(String(data)))
        if (message.success && message.data.d.r === r) resolve([message.data.d.b.s, message.data.d.b.d])
      })
    })
    this.socket.send(JSON.stringify({ t: 'd', d: { r, a: action, b: body } }))
    return answered
  }

  get(path: string): Promise<[status: string, data: unknown]> {
    return this.request('g', { p: path, q: {} })
  }

  merge(values: Record<string, unknown>): Promise<[status: string, data: unknown]> {
    return this.request('m', { p: '/', d: values })
  }

  async close(): Promise<void> {
    this.socket.close()
    await once(this.socket, 'close')
  }
}
