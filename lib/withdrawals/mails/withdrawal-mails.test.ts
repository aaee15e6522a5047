import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import type { MailContent, MailPart } from '@/lib/mail/content'
import { findMails, getMail } from '@/lib/mail/data'
import { messageOf } from '@/lib/mail/message-of'
import { addMail } from '@/lib/mail/testing/sample-mails'
import { saveOrder } from '@/lib/orders/data'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findWithdrawals } from '../data'
import { declareWithdrawal } from '../declare-withdrawal'
import { withdrawalMails } from './withdrawal-mails'
import { rejectWithdrawal } from '../decide-withdrawal'

const declaration = {
  name: 'Erika Muster',
  reference: 'Taktgeber, gestern',
  email: 'erika@example.com',
  text: 'Guten Tag,\nbitte bestätigen.',
}

const wordsOf = (part: MailPart) => {
  if (part.kind === 'facts') return part.facts.map(({ name, value }) => `${name}: ${value}`)
  return part.kind === 'text' ? [part.text] : []
}

describe('the mails of a withdrawal', () => {
  const store = temporaryStore()
  const about = async (declared = declaration) => {
    setClock(() => Date.UTC(2026, 10, 22, 7, 8, 9))
    await declareWithdrawal(store(), declared, 'a-key')
    const [withdrawal] = (await findWithdrawals(store(), 'received', { limit: 1 })).entries
    return withdrawal?.id ?? ''
  }
  const compose = async (template: keyof typeof withdrawalMails, id: string) => {
    const { id: mailId } = await addMail(store(), { template, about: id })
    const mail = await getMail(store(), mailId)
    return mail && withdrawalMails[template](store(), mail)
  }

  afterEach(() => setClock())

  /** Without the characters that keep mail programs from making links. */
  const seen = (content: MailContent | null) =>
    content?.parts.flatMap(wordsOf).join('\n').replaceAll('\u200b', '')

  it('tell the consumer what arrived, and when to the second', async () => {
    const order = { ...sampleOrder, email: declaration.email }
    await saveOrder(store(), order, {})
    const withReference = { ...declaration, reference: order.reference }
    const words = seen(await compose('withdrawal-received', await about(withReference)))
    expect(words).toContain('Eingegangen am: 22. November 2026 um 08:08:09 Uhr')
    for (const value of Object.values(withReference)) expect(words).toContain(value)
  })

  it('contain no text of strangers if no order matches, and confirm receipt', async () => {
    const words = seen(await compose('withdrawal-received', await about()))
    expect(words).toContain('Eingegangen am: 22. November 2026 um 08:08:09 Uhr')
    expect(words).toContain('Erika Muster')
    expect(words).toContain('Taktgeber, gestern')
    expect(words).not.toContain('bitte bestätigen')
    expect(words).toContain('Deine Mitteilung ist ebenfalls bei uns eingegangen')
  })

  it.each(['withdrawal-received', 'owner-withdrawal'] as const)(
    'turn nothing that strangers typed into a link in %s',
    async (template) => {
      const lure = 'https://gewinn.example/x www.gewinn.example a@gewinn.example'
      const content = await compose(
        template,
        await about({ ...declaration, name: lure, reference: lure, text: lure }),
      )
      if (!content) throw new Error('nothing is sent')
      const mail = { id: 'mail_1', to: 'x@example.com', at: 0 }
      const { subject, text, html } = await messageOf(mail, content)
      for (const said of [subject, text, html]) {
        expect(said).not.toContain('gewinn.example')
        expect(said).not.toMatch(/https?:\/\/gewinn|href="[^"]*gewinn|@gewinn|www\.gewinn/)
      }
    },
  )

  it('notify the owner, with a link to the decision', async () => {
    const content = await compose('owner-withdrawal', await about())
    expect(content?.parts.at(-1)).toMatchObject({
      kind: 'button',
      url: expect.stringMatching(/\/admin\/widerrufe$/),
    })
  })

  it('notify the owner once an hour of those without an order, in one mail with all of them', async () => {
    env().OWNER_MAIL = 'eigentuemer@example.com'
    const at = Date.UTC(2026, 10, 22, 7, 59)
    for (let n = 0; n < 64; n += 1) {
      setClock(() => at + n * 1000)
      await declareWithdrawal(store(), { ...declaration, reference: `Nummer ${n}` }, `key ${n}`, () => 7_000)
    }
    const { entries } = await findMails(store(), null, { limit: 200 })
    const told = entries.filter(({ template }) => template === 'owner-withdrawal').reverse()
    expect(told).toHaveLength(2)
    const contents = await Promise.all(told.map((mail) => withdrawalMails['owner-withdrawal'](store(), mail)))
    expect(contents.map((content) => content?.subject)).toEqual([
      '60 Widerrufe ohne Bestellung',
      '4 Widerrufe ohne Bestellung',
    ])
    expect(JSON.stringify(contents[1])).toContain('Nummer 63')
    const tasks = (await store().list('tasks', { limit: 200 })).map(({ value }) => Object(value))
    const [first] = tasks.filter(({ subject }) => subject === told[0]?.id)
    expect(first?.dueAt).toBe(Date.UTC(2026, 10, 22, 8))
    env().OWNER_MAIL = undefined
  })

  it('are not delayed if they go to the mailbox of the order named', async () => {
    await saveOrder(store(), { ...sampleOrder, email: declaration.email }, {})
    const asked = jest.fn(() => 7_000)
    setClock(() => Date.UTC(2026, 10, 22, 7))
    await declareWithdrawal(store(), { ...declaration, reference: sampleOrder.reference }, 'a-key', asked)
    expect(asked).not.toHaveBeenCalled()
    await declareWithdrawal(store(), { ...declaration, email: 'opfer@example.com' }, 'b-key', asked)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('tell the decision, and the reason for a rejection; nothing before', async () => {
    const id = await about()
    expect(await compose('withdrawal-decided', id)).toBeNull()
    await rejectWithdrawal(store(), id, 'Schon geladen.', 'admin')
    const content = await compose('withdrawal-decided', id)
    expect(content?.parts.flatMap(wordsOf)).toContain('Der Grund: Schon geladen.')
  })
})
