import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'

export const OWNER = 'inhaber@example.com'

export interface MailSink {
  /** Settings of a shop that sends its mails here, including the owner's. */
  settings: Record<string, string>
  /** By recipient: when mails were accepted (ms of `performance.now()`), and the size of the last one. */
  taken: Map<string, { at: number[]; bytes: number }>
  close(): void
}

/** A local mail server that accepts everything and stores nothing. */
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
