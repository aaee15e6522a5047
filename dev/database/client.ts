import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import type { Database } from './database'
import { FrameReader } from './frames'
import { Listens, newsOf, type Listen } from './listens'
import {
  answer,
  hello,
  incomingMessage,
  mergeValues,
  OWNER,
  pong,
  push,
  requestBodies,
  revocation,
} from './protocol'
import { Refusal, refusalOf } from './refusal'
import { mayRead, type Auth } from './rules'
import type { Write } from './tree'

/** In characters: Realtime Database takes 16 MB from an SDK at once. */
const LARGEST_WRITE = 16 * 1024 * 1024

/** A connected client: its identity, its subscriptions, and the answers to its requests. */
export class Client {
  private auth: Auth = null
  private readonly frames = new FrameReader()
  private readonly listens = new Listens()

  /** `losesAnswer` is asked after each write that was applied; true cuts the connection instead of answering. */
  constructor(
    private readonly socket: WebSocket,
    private readonly database: Database,
    host: string,
    private readonly losesAnswer: () => boolean,
  ) {
    const stop = database.onCommit((writes) => this.announce(writes))
    socket.on('close', stop)
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => this.receive(String(data)))
    this.send(hello(host, randomUUID()))
  }

  private receive(frame: string): void {
    const text = this.frames.read(frame)
    if (text === null) return
    const message = incomingMessage.safeParse(parseJson(text))
    if (!message.success) return this.socket.close(1002, 'not a message of the protocol')
    if (message.data.t === 'c') return message.data.d.t === 'p' ? this.send(pong) : undefined
    const { r, a, b } = message.data.d
    const isWrite = a === 'p' || a === 'm'
    try {
      if (isWrite && text.length > LARGEST_WRITE) throw new Refusal('invalid', 'the write is too large')
      const data = this.handle(a, b)
      if (isWrite && this.losesAnswer()) return this.socket.terminate()
      this.send(answer(r, 'ok', data))
    } catch (error) {
      const { status, message } = refusalOf(error)
      this.send(answer(r, status, message))
    }
  }

  private handle(action: string, body: unknown): unknown {
    switch (action) {
      case 's':
        return {}
      case 'gauth':
      case 'auth':
        return this.authenticate(requestBodies.credential.parse(body))
      case 'unauth':
        return this.become(null)
      case 'g': {
        const { p, q } = requestBodies.get.parse(body)
        return this.database.read(this.auth, p, q)
      }
      case 'q':
      case 'n':
        return this.listen(action, body)
      case 'p':
      case 'm':
        return this.write(action, body)
      default:
        throw new Refusal('not_supported', `the action ${action} is not supported`)
    }
  }

  private authenticate({ cred, authvar }: z.infer<typeof requestBodies.credential>): unknown {
    if (cred !== OWNER)
      throw new Refusal('invalid_token', 'only the credential of a local server is known here')
    return this.become(authvar ?? null)
  }

  /** Drops subscriptions the new identity is not allowed. */
  private become(auth: Auth): unknown {
    this.auth = auth
    for (const { keys, tag } of this.listens.all().filter((listen) => !mayRead(auth, listen.keys))) {
      this.listens.remove(keys, tag)
      this.send(revocation(keys))
    }
    return { auth }
  }

  private listen(action: 'q' | 'n', body: unknown): unknown {
    const { p: keys, q, t: tag } = requestBodies.listen.parse(body)
    if (action === 'n') {
      this.listens.remove(keys, tag)
      return {}
    }
    const listen = { keys, query: q ?? null, tag }
    this.pushAll(listen)
    this.listens.add(listen)
    return {}
  }

  private write(action: 'p' | 'm', body: unknown): unknown {
    if (action === 'p') {
      const { p, d } = requestBodies.put.parse(body)
      this.database.write(this.auth, [{ keys: p, value: d }])
    } else {
      const { p, d } = requestBodies.merge.parse(body)
      this.database.write(this.auth, mergeValues(p, d))
    }
    return null
  }

  private announce(writes: readonly Write[]): void {
    for (const listen of this.listens.all()) {
      const news = newsOf(listen, writes)
      if (news?.kind === 'all') this.pushAll(listen)
      else if (news) this.send(push('m', listen.keys, news.values, listen.tag))
    }
  }

  private pushAll({ keys, query, tag }: Listen): void {
    this.send(push('d', keys, this.database.read(this.auth, keys, query), tag))
  }

  private send(message: unknown): void {
    this.socket.send(JSON.stringify(message))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
