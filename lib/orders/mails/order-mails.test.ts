import jsQR from 'jsqr'
import sharp from 'sharp'
import { quieterBy } from '@/lib/audio/prominence/limits'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { placeOrder } from '@/lib/checkout/place-order'
import { formatCents } from '@/lib/core/money'
import { consent } from '@/lib/legal/contract-terms'
import { currentTerms } from '@/lib/legal/current-terms'
import { sampleOwner } from '@/lib/legal/sample-owner'
import type { MailContent } from '@/lib/mail/content'
import { readPdf } from '@/lib/invoices/testing/read-pdf'
import { messageOf } from '@/lib/mail/message-of'
import type { Mail, MailTemplate } from '@/lib/mail/schema'
import { transferPayload } from '@/lib/payment/bank-transfer/bank-transfer'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { cancelOrder } from '../paying/cancel-order'
import { confirmPayment } from '../paying/confirm-payment'
import { getOrder } from '../data'
import { orderAddress } from '../access/access-token'
import { reportTransfer } from '../refunds/report-transfer'
import { requestRefund } from '../refunds/request-refund'
import type { Order } from '../schema'
import { sendOrderLinks } from './own-orders'
import { mailsOf } from '../testing/outcome'
import { orderMails } from './order-mails'

const { presets } = programCatalog

const IBAN = 'DE02120300000000202051'
const [first, , second] = presets
if (!first || !second) throw new Error('the catalogue is too small')

const request = orderRequestSchema.parse({
  items: [{ id: first.id }, { id: second.id }],
  email: 'Kundin@example.com',
  name: 'Käthe Müller-Lüdenscheidt',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'vorkasse',
})

/** Removes white space, because lines break differently. */
const packed = (text: string) => text.replaceAll(/\s/g, '')
/** The paragraphs of a legal text without list bullets, which the PDF sets apart. */
const wordsOf = (text: string) => text.split('\n').map((line) => line.replace(/^(–|\d+\.) /, ''))

describe('the mails about an order', () => {
  const store = temporaryStore()

  const place = async (asked = request) => (await placeOrder(store(), asked, { key: 'key-12345' })).orderId
  const stored = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no such order')
    return order
  }
  const change = async (id: string, fields: object) => {
    const changes = Object.entries(fields).map(([field, value]) => [`orders/${id}/${field}`, value])
    await store().update(Object.fromEntries(changes))
  }
  const mailOf = async (orderId: string, template: MailTemplate): Promise<Mail> => {
    const mail = (await mailsOf(store(), orderId)).find((each) => each.template === template)
    if (!mail) throw new Error(`no ${template}`)
    return mail
  }
  const compose = async (mail: Mail): Promise<(MailContent & { text: string }) | null> => {
    const content = await orderMails[mail.template as keyof typeof orderMails](store(), mail)
    const { text } = content ? await messageOf(mail, content) : {}
    return content && { ...content, text: String(text) }
  }
  const read = async (orderId: string, template: MailTemplate) => {
    const content = await compose(await mailOf(orderId, template))
    if (!content) throw new Error(`${template} has nothing to say`)
    return content
  }

  it('confirm the order, its price, and how to transfer it, also as a code', async () => {
    const id = await place()
    const { subject, text, attachments = [] } = await read(id, 'order-received')
    const order = await stored(id)
    expect(subject).toContain(order.reference)
    for (const said of [
      first.name,
      second.name,
      `Version ${first.version}`,
      formatCents(order.total),
      'inkl. MwSt.',
      sampleOwner.bank.holder,
      'DE02 1203 0000 0000 2020 51',
      `Verwendungszweck: ${order.reference}`,
      'Zahlbar bis:',
      orderAddress(id),
    ]) {
      expect(text).toContain(said)
    }
    const [code] = attachments
    expect(code).toMatchObject({ contentType: 'image/png', cid: 'girocode' })
    const { data, info } = await sharp(code?.content)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(transferPayload(order))
  })

  it('repeat nothing a stranger may have typed before the order is paid', async () => {
    const { text, subject } = await read(await place(), 'order-received')
    expect(subject + text).not.toContain('Käthe')
  })

  it('do not ask for a payment that has come meanwhile', async () => {
    const id = await place()
    await confirmPayment(store(), id, 'admin')
    const { text, attachments } = await read(id, 'order-received')
    expect(text).not.toContain('IBAN')
    expect(attachments).toBeUndefined()
  })

  it('confirm the contract with both consents and their times, the legal texts, and the invoice', async () => {
    const id = await place()
    const terms = currentTerms()
    await change(id, {
      'consent/immediateDelivery/at': Date.UTC(2026, 5, 25, 12, 3, 21),
      'consent/withdrawalLoss/at': Date.UTC(2026, 5, 25, 12, 3, 22),
    })
    await confirmPayment(store(), id, 'admin')
    const { text, attachments = [] } = await read(id, 'order-confirmed')
    const { invoice = '', reference, total } = await stored(id)
    expect(invoice).toMatch(/^T-/)
    expect(attachments).toMatchObject([
      { filename: `Vertrag-${reference}.pdf`, contentType: 'application/pdf' },
      { filename: `Rechnung-${invoice}.pdf`, contentType: 'application/pdf' },
    ])
    const { pages } = await readPdf(attachments[0]?.content ?? new Uint8Array())
    const contract = packed(pages.join(''))
    for (const said of [
      `„${consent.immediateDelivery}“ Erklärt am 25. Juni 2026 um 14:03:21 Uhr.`,
      `„${consent.withdrawalLoss}“ Erklärt am 25. Juni 2026 um 14:03:22 Uhr.`,
      ...wordsOf(terms.widerruf.text),
      ...wordsOf(terms.agb.text),
      'Muster-Widerrufsformular',
      '/vertrag-widerrufen',
      reference,
      `Version ${second.version}`,
      formatCents(total),
      sampleOwner.street,
      'Käthe Müller-Lüdenscheidt',
      'Kundin@example.com',
      'equalizer-apo.txt',
    ]) {
      expect(contract).toContain(packed(said))
    }
    for (const said of [
      `Vertrag-${reference}.pdf`,
      'dem Muster-Widerrufsformular',
      'erlischt',
      '/vertrag-widerrufen',
      `${reference}/2`,
      `Version ${second.version}`,
      formatCents(total),
      orderAddress(id),
      sampleOwner.name,
    ]) {
      expect(text).toContain(said)
    }
    expect(text).not.toContain(terms.agb.text.slice(0, 200))
  })

  it('explain the installation in steps, the last by how much to turn up, and link to those for other systems', async () => {
    const id = await place()
    await confirmPayment(store(), id, 'admin')
    const { text, parts } = await read(id, 'order-confirmed')
    const [steps] = parts.flatMap((part) => (part.kind === 'steps' ? [part.steps] : []))
    expect(steps).toHaveLength(4)
    for (const { name, filters } of [first, second]) {
      expect(steps?.at(-1)?.text).toContain(
        `Mit ${name} ist danach alles bis zu ${quieterBy(filters)} dB leiser`,
      )
    }
    expect(text).toContain('Mac, Linux, Android und iPhone')
    expect(text).toContain('spielklang-einrichten')
  })

  it('confirm the texts of the order, not those of the payment day', async () => {
    const id = await place()
    const { widerruf } = currentTerms()
    const { kind, version, title } = widerruf
    await store().update({
      'legalTexts/then': { kind, version, title, text: 'Die Belehrung von damals.', at: 1 },
      [`orders/${id}/terms/widerruf`]: 'then',
    })
    await confirmPayment(store(), id, 'admin')
    const { attachments = [] } = await read(id, 'order-confirmed')
    const { pages } = await readPdf(attachments[0]?.content ?? new Uint8Array())
    expect(pages.join('')).toContain('Die Belehrung von damals.')
  })

  it('are the same when composed again', async () => {
    const id = await place()
    await confirmPayment(store(), id, 'admin')
    expect(await read(id, 'order-confirmed')).toEqual(await read(id, 'order-confirmed'))
  })

  it('name the discount', async () => {
    const id = await place()
    const discount = { code: 'NOVA10', percent: 12.5, amount: 148 }
    await change(id, { discount })
    const { text } = await read(id, 'order-received')
    expect(text).toContain(`Gutschein NOVA10 (12,5 %): ${formatCents(-148)}`)
  })

  it('announce a cancellation, unless it was paid after all', async () => {
    const id = await place()
    await cancelOrder(store(), id, 'admin')
    expect((await read(id, 'order-cancelled')).text).toContain('ist storniert. Bitte bezahle sie nicht mehr')
    await change(id, { transfers: { e1: { amount: 100, at: 1, as: 'part' } } })
    expect((await read(id, 'order-cancelled')).text).toContain(`Eingegangen sind dafür ${formatCents(100)}`)
    await change(id, { isWithdrawn: true })
    expect((await read(id, 'order-cancelled')).text).toContain('Du hast widerrufen')
    await change(id, { status: 'paid' })
    expect(await compose(await mailOf(id, 'order-cancelled'))).toBeNull()
  })

  const refund = async (id: string, wish: object) => {
    const asked = { iban: IBAN, ...wish }
    const { refundId } = await requestRefund(store(), id, asked, {
      key: `k-${JSON.stringify(wish)}`,
      actor: 'admin',
    })
    await reportTransfer(store(), id, refundId, 'admin')
    return refundId
  }

  it('say what was refunded, for what and where to, with the invoice’s correction', async () => {
    const id = await place()
    await confirmPayment(store(), id, 'admin')
    const refundId = await refund(id, { items: [second.id] })
    const { text, subject, attachments } = await read(id, 'order-refunded')
    const { reference, total, corrections } = await stored(id)
    expect(subject).toContain(formatCents(second.price))
    expect(text).toContain(`${reference} erstattet: ${formatCents(second.price)} von ${formatCents(total)}`)
    expect(text).toContain(`Für: ${second.name}`)
    expect(text).toContain('IBAN auf 2051 endet')
    expect(text).not.toContain('0300000000')
    const number = corrections?.[refundId]?.number
    expect(attachments).toMatchObject([{ filename: `Rechnungskorrektur-${number}.pdf` }])
  })

  it('announce a full refund', async () => {
    const id = await place()
    await confirmPayment(store(), id, 'admin')
    await refund(id, {})
    expect((await read(id, 'order-refunded')).text).toContain('den ganzen Betrag')
  })

  it('allow no header in a name, and 50 items with long names', async () => {
    const id = await place()
    const items: Order['items'] = {}
    const name = 'Sehr langer Name eines Presets '.repeat(4).trim()
    for (let position = 0; position < 50; position += 1) {
      items[`preset-${position}`] = { name: `${name} ${position}`, price: 590, position, version: 1 }
    }
    const injected = 'Anna\r\nBcc: alle@example.com\r\n\r\n<script>alert(1)</script>'
    await change(id, { items, total: 50 * 590, name: injected })
    await confirmPayment(store(), id, 'admin')
    const content = await read(id, 'order-confirmed')
    const mail = await mailOf(id, 'order-confirmed')
    const { subject, to, headers, html } = await messageOf(mail, content)
    expect(JSON.stringify({ subject, to, headers })).not.toMatch(/\\r|\\n|Bcc|Anna/)
    expect(html).not.toContain('<script>')
    expect(content.text).toContain(`${name} 49: ${formatCents(590)}`)
    expect(content.text).toContain(formatCents(29_500))
  })

  it('send the links to the newest 20 orders of an address, whatever its case', async () => {
    const ids: string[] = []
    for (let n = 0; n < 22; n += 1) {
      ids.push((await placeOrder(store(), request, { key: `key-${10_000 + n}` })).orderId)
    }
    const compose = orderMails['own-orders']
    const asked = {
      id: 'mail_1780308000000_aaaaaaaaaaaaaaaa',
      template: 'own-orders',
      tries: 0,
      at: 1,
    } as const
    const content = await compose(store(), { ...asked, status: 'waiting', to: 'kundin@EXAMPLE.com' })
    const links = content?.parts.flatMap((part) => (part.kind === 'links' ? part.links : [])) ?? []
    expect(links.map(({ url }) => url).sort()).toEqual(ids.sort().slice(2).map(orderAddress))
    expect(links[0]?.detail).toContain(first.name)
    expect(await compose(store(), { ...asked, status: 'waiting', to: 'niemand@example.com' })).toBeNull()
  })

  it('are requested alike, whether there are orders or not', async () => {
    await place()
    for (const to of ['kundin@example.com', 'niemand@example.com']) await sendOrderLinks(store(), to)
    const mails = Object.values(Object(await store().get('mails')))
    expect(mails.filter((mail) => Object(mail).template === 'own-orders')).toHaveLength(2)
  })
})
