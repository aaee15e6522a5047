import { createTransport } from 'nodemailer'
import { simpleParser, type ParsedMail } from 'mailparser'
import { owner, setCurrentOwner, setOpen } from '@/lib/legal/current-owner'
import type { MailContent, MailPart, Cover } from './content'
import { messageOf } from './message-of'
import type { Mail } from './schema'

beforeAll(() => setOpen(true))

const mail: Mail = {
  id: 'mail_1780308000000_0000000000000000',
  to: 'kaeufer@example.com',
  template: 'order-received',
  status: 'waiting',
  tries: 1,
  at: 1_780_308_000_000,
}
const cover: Cover = {
  name: 'Taktgeber',
  lifts: [1, 0.5, 0, 0, 0, 0, 0, 0, -1],
  game: 'Beat Saber',
  facts: [{ name: 'Nummer', value: 'SK-1/1' }],
  palette: { ground: '#ffd27a', ink: '#2b1a00' },
}
const parts: MailPart[] = [
  { kind: 'text', text: 'Mehr unter https://spielklang.example/hilfe?a=1&b=2.' },
  { kind: 'heading', text: 'Überweisung' },
  { kind: 'facts', facts: [{ name: 'IBAN', value: 'DE02 1203' }] },
  {
    kind: 'prices',
    lines: [{ name: 'Stille Sohle', detail: 'Version 4', price: '4,99 €' }],
    total: { name: 'Gesamt', price: '4,99 € insgesamt' },
  },
  { kind: 'button', label: 'Bestellung öffnen', url: 'https://spielklang.example/bestellung/1' },
  { kind: 'list', items: ['erstens', 'zweitens'] },
  { kind: 'picture', cid: 'qr', alt: 'QR-Code der Überweisung', width: 180 },
  { kind: 'steps', steps: [{ title: 'ZIP entpacken', text: 'In diesen Ordner.' }] },
  { kind: 'covers', covers: [cover] },
]

async function received(content: Partial<MailContent>): Promise<{ source: string; parsed: ParsedMail }> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const message = await messageOf(mail, { subject: 'Ihre Bestellung', parts: [], ...content })
  const source = String((await transport.sendMail(message)).message)
  return { source, parsed: await simpleParser(source) }
}

describe('the message of a mail', () => {
  it('offers one-click unsubscribing for optional mails only (RFC 8058)', async () => {
    const { parsed, source } = await received({ isOptional: true })
    expect(source).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    const [, address = ''] = /^List-Unsubscribe:\s+<([^>]+)>\r$/m.exec(source) ?? []
    expect(address).toMatch(new RegExp(`/api/mails/unsubscribe\\?mail=${mail.id}&key=[\\w-]{43}$`))
    expect(parsed.headers.has('list')).toBe(true)
    expect((await received({})).source).not.toContain('Unsubscribe')
  })

  it('names the current owner as its sender, in text and in HTML', async () => {
    const before = owner()
    await received({ parts })
    setCurrentOwner({ ...before, street: 'Neue Straße 2' })
    const { parsed } = await received({ parts })
    setCurrentOwner(before)
    for (const said of [parsed.text, parsed.html]) {
      expect(said).toContain('Neue Straße 2')
      expect(said).not.toContain(before.street)
    }
  })

  it('says the same in text and in HTML', async () => {
    const { parsed } = await received({ parts })
    const html = String(parsed.html)
    const said = [
      'Überweisung',
      'DE02 1203',
      'Stille Sohle',
      'Version 4',
      '4,99 € insgesamt',
      'Bestellung öffnen',
      'https://spielklang.example/bestellung/1',
      'zweitens',
      'QR-Code der Überweisung',
      'ZIP entpacken',
      'In diesen Ordner.',
      'Taktgeber',
      'Beat Saber',
      'SK-1/1',
      'Musterstraße 1',
      '/impressum',
    ]
    for (const text of said) {
      expect(parsed.text).toContain(text)
      expect(html).toContain(text)
    }
    expect(html).toContain('<a href="https://spielklang.example/hilfe?a=1&amp;b=2">')
    expect(html).toContain('<html lang="de"')
  })

  it('keeps values apart: between mails, and from text that looks like a placeholder', async () => {
    const text = (given: string): MailPart => ({ kind: 'text', text: given })
    await received({ subject: 'Erste Mail', parts: [text('Erster Text')] })
    const { parsed } = await received({
      subject: '[[1]]',
      parts: [text('[[1]] [[cut]] $& $1'), text('Ende')],
    })
    expect(parsed.html).toMatch(/\[\[1\]\] \[\[cut\]\] \$&amp; \$1[^]*Ende/)
    expect(parsed.html).not.toMatch(/Erste/)
  })

  it('loads nothing from the network', async () => {
    const { parsed } = await received({ parts })
    expect(String(parsed.html)).not.toMatch(/(src|background)=["']?https?:|url\(|@import|<link/)
  })

  it('embeds its own pictures', async () => {
    const attachments = [
      { filename: 'qr.png', contentType: 'image/png', content: Uint8Array.of(1, 2, 3), cid: 'qr' },
      { filename: 'Rechnung R-2026-000001.pdf', contentType: 'application/pdf', content: Uint8Array.of(4) },
    ]
    const { parsed } = await received({ parts, attachments })
    expect(parsed.attachments).toMatchObject([
      { filename: 'qr.png', cid: 'qr', contentDisposition: 'inline', related: true },
      { filename: 'Rechnung R-2026-000001.pdf', contentDisposition: 'attachment' },
    ])
  })

  it('shows typed markup as text, in every part', async () => {
    const evil = `"><script>alert(1)</script><mj-raw>'&amp;`
    const { parsed } = await received({
      subject: evil,
      parts: [
        { kind: 'text', text: evil },
        { kind: 'heading', text: evil },
        { kind: 'facts', facts: [{ name: evil, value: evil }] },
        {
          kind: 'prices',
          lines: [{ name: evil, detail: evil, price: evil }],
          total: { name: evil, price: evil },
        },
        { kind: 'button', label: evil, url: `https://spielklang.example/${evil}` },
        { kind: 'list', items: [evil] },
        { kind: 'picture', cid: evil, alt: evil, width: 100 },
        { kind: 'steps', steps: [{ title: evil, text: evil }] },
        {
          kind: 'covers',
          covers: [{ ...cover, name: evil, game: evil, facts: [{ name: evil, value: evil }] }],
        },
      ],
    })
    expect(parsed.html).not.toMatch(/<script|<mj-raw/)
    expect(parsed.text).toContain(evil)
  })

  it.each([
    'Bestellung\r\nBcc: alle@example.com',
    'Bestellung\nX-Injected: 1\n\nText',
    '\u0000Bestellung\u2028',
  ])('has no headers but the shop’s: %j', async (subject) => {
    const { source, parsed } = await received({
      subject,
      attachments: [
        { filename: `${subject}.pdf`, contentType: 'application/pdf', content: Uint8Array.of(1) },
      ],
    })
    expect([...parsed.headers.keys()].sort()).toEqual([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
    expect(source).not.toMatch(/^(Bcc|X-Injected):/im)
  })
})
