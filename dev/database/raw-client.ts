import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'

const answer = z.object({
  d: z.object({ r: z.number(), b: z.object({ s: z.string(), d: z.unknown() }) }),
})
const push = z.object({
  d: z.object({ a: z.string(), b: z.object({ p: z.string(), d: z.unknown().optional() }) }),
})

interface Answer {
  status: string
  data: unknown
}

/** A client that speaks the wire protocol directly, and so can send what the SDK never would. */
export class RawClient {
  /** Unsolicited messages from the server: action, path, data. */
  readonly pushes: [action: string, path: string, data: unknown][] = []
  private readonly waiting: ((answer: Answer) => void)[] = []

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (text) => this.receive(JSON.parse(String(text))))
  }

  static async connect(port: number, auth?: Record<string, unknown>): Promise<RawClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=any`)
    await once(socket, 'message')
    const client = new RawClient(socket)
    if (auth) await client.request('gauth', { cred: 'owner', authvar: auth })
    return client
  }

  request(action: string, body: unknown): Promise<Answer> {
    return new Promise((resolve) => {
      const r = this.waiting.push(resolve) - 1
      this.socket.send(JSON.stringify({ t: 'd', d: { r, a: action, b: body } }))
    })
  }

  get(path: string): Promise<Answer> {
    return this.request('g', { p: path, q: {} })
  }

  merge(values: Record<string, unknown>): Promise<Answer> {
    return this.request('m', { p: '/', d: values })
  }

  async close(): Promise<void> {
    this.socket.close()
    await once(this.socket, 'close')
  }

  private receive(message: unknown): void {
    const answered = answer.safeParse(message)
    if (answered.success) {
      const { r, b } = answered.data.d
      this.waiting[r]?.({ status: b.s, data: b.d })
    } else {
      const { a, b } = push.parse(message).d
      this.pushes.push([a, b.p, b.d])
    }
  }
}
