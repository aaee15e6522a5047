import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import type { Json } from '@/lib/store/store'
import type { Database } from './database'
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
import type { WireQuery } from './query'

/** In characters: Realtime Database takes 16 MB from an SDK at once. */
const LARGEST_WRITE = 16 * 1024 * 1024

/** A connected client: its identity, its subscriptions, and the responses to its requests. */
export class Client {
  private auth: Auth = null
  private readonly frames = new FrameReader()
  private readonly listens = new Listens()

  /** `losesAnswer` is called after each applied write; true cuts the connection instead of acknowledging it. */
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

const KEEP_ALIVE = '0'
const FRAME_COUNT = /^\d{1,6}$/

/** Reassembles messages: a long one is sent as its number of frames, followed by the frames. */
class FrameReader {
  private missing = 0
  private frames: string[] = []

  /** @returns the message that this frame completes, or null */
  read(frame: string): string | null {
    if (this.missing > 0) {
      this.frames.push(frame)
      this.missing -= 1
      if (this.missing > 0) return null
      const message = this.frames.join('')
      this.frames = []
      return message
    }
    if (frame === KEEP_ALIVE) return null
    if (!FRAME_COUNT.test(frame)) return frame
    this.missing = Number(frame)
    return null
  }
}

interface Listen {
  keys: readonly string[]
  query: WireQuery | null
  tag: number | undefined
}

/** The update for one subscription after a commit: its whole value, some paths below it, or nothing. */
type News = { kind: 'all' } | { kind: 'some'; values: Record<string, Json | null> } | null

/** A client's subscriptions, each named by a path and a query's tag. */
class Listens {
  private readonly active = new Map<string, Listen>()

  add(listen: Listen): void {
    this.active.set(nameOf(listen.keys, listen.tag), listen)
  }

  remove(keys: readonly string[], tag: number | undefined): void {
    this.active.delete(nameOf(keys, tag))
  }

  all(): Listen[] {
    return [...this.active.values()]
  }
}

/** A commit's changes go into one message, so that no listener sees a partial update. */
function newsOf(listen: Listen, writes: readonly Write[]): News {
  const values: Record<string, Json | null> = {}
  for (const { keys, value } of writes) {
    const above = isPrefix(keys, listen.keys)
    if (!above && !isPrefix(listen.keys, keys)) continue
    if (above || listen.query !== null) return { kind: 'all' }
    values[keys.slice(listen.keys.length).join('/')] = value
  }
  return Object.keys(values).length === 0 ? null : { kind: 'some', values }
}

const nameOf = (keys: readonly string[], tag: number | undefined) => `${tag ?? ''}:${keys.join('/')}`

const isPrefix = (short: readonly string[], long: readonly string[]) =>
  short.length <= long.length && short.every((key, index) => key === long[index])
