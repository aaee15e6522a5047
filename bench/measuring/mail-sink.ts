import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'

export const OWNER = 'inhaber@example.com'

export interface MailSink {
  /** For the shop that is to send its mails here, the owner's too. */
  settings: Record<string, string>
  /** By recipient, when mails were taken (ms of `performance.now()`), and how many bytes the last one had. */
  taken: Map<string, { at: number[]; bytes: number }>
  close(): void
}

/** A mail server on this machine that takes everything and keeps nothing. */
export async function startMailSink(): Promise<MailSink> {
  const taken: MailSink['taken'] = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      let bytes = 0
      stream.on('data', (chunk: Buffer) => (bytes += chunk.length))
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) {
          const known = taken.get(address) ?? { at: [], bytes }
          known.at.push(performance.now())
          taken.set(address, { ...known, bytes })
        }
        callback()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = z.object({ port: z.int() }).parse(listening.address())
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'shop@spielklang.example',
      OWNER_MAIL: OWNER,
    },
    taken,
    close: () => server.close(() => undefined),
  }
}
