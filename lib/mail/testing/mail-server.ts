import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The server's response to a recipient or message: accept, a code, silence, or hanging up. */
type Manner = 'accept' | number | 'hang' | 'drop' | (() => Promise<unknown>)

export interface MailServer {
  port: number
  mails: ParsedMail[]
  /** Responses to the next recipients; the last one repeats. */
  manners: Manner[]
  /** Response to messages. */
  atMessage: Manner
  /** Called when a message is accepted, before the sender gets the answer. */
  onTaken: (mail: ParsedMail) => void
  /** Hangs up on everybody. */
  dropAll(): void
  /** Answers nothing any more, neither present connections nor new ones. */
  freeze(): void
  close(): Promise<void>
}

/** Starts a real mail server on a free port. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const meet = (manner: Manner, done: (error?: Error | null) => void) => {
    if (manner === 'accept') done()
    else if (typeof manner === 'function') void manner().then(() => done())
    else if (manner === 'drop') state.dropAll()
    else if (manner !== 'hang') {
      done(Object.assign(new Error(`kaeufer@example.com meets ${manner}`), { responseCode: manner }))
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    // Silences its warning about its own certificate, which is untrusted on purpose.
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, _session, callback) {
      const [manner = 'accept'] = state.manners
      if (state.manners.length > 1) state.manners.shift()
      meet(manner, callback)
    },
    onData(stream, _session, callback) {
      void simpleParser(stream).then((mail) => {
        if (state.atMessage === 'accept' || typeof state.atMessage === 'function') {
          state.mails.push(mail)
          state.onTaken(mail)
        }
        meet(state.atMessage, callback)
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  const state: MailServer = {
    port: address.port,
    mails: [],
    manners: ['accept'],
    atMessage: 'accept',
    onTaken: () => undefined,
    dropAll: () => sockets.forEach((socket) => socket.destroy()),
    freeze: () => {
      sockets.forEach((socket) => socket.removeAllListeners('data').pause())
      server.server.removeAllListeners('connection').on('connection', (socket: Socket) => sockets.add(socket))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => socket.destroy())
      }),
  }
  return state
}
