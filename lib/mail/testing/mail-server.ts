import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What the server does with a recipient or a message: takes it, answers with a code, never answers, or hangs up. */
type Manner = 'accept' | number | 'hang' | 'drop'

export interface MailServer {
  port: number
  /** Everything that it has taken. */
  mails: ParsedMail[]
  /** How the next recipients are met, and those after them like the last one. */
  manners: Manner[]
  /** How messages are met. */
  atMessage: Manner
  /** Called when a message is taken, before the sender hears of it. */
  onTaken: (mail: ParsedMail) => void
  close(): Promise<void>
}

/** Starts a real mail server on a free port. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const meet = (manner: Manner, done: (error?: Error | null) => void) => {
    if (manner === 'accept') done()
    else if (manner === 'drop') sockets.forEach((socket) => socket.destroy())
    else if (manner !== 'hang') {
      done(Object.assign(new Error(`kaeufer@example.com meets ${manner}`), { responseCode: manner }))
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    // Otherwise it warns of its own certificate, which nobody trusts: that is what it is for.
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, _session, callback) {
      const [manner = 'accept'] = state.manners
      if (state.manners.length > 1) state.manners.shift()
      meet(manner, callback)
    },
    onData(stream, _session, callback) {
      void simpleParser(stream).then((mail) => {
        if (state.atMessage === 'accept') {
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => socket.destroy())
      }),
  }
  return state
}
