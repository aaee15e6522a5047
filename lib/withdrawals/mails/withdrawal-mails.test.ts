import { setClock } from '@/lib/core/clock'
import type { MailPart } from '@/lib/mail/content'
import { getMail } from '@/lib/mail/data'
import { addMail } from '@/lib/mail/testing/sample-mails'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findWithdrawals } from '../data'
import { declareWithdrawal } from '../declare-withdrawal'
import { rejectWithdrawal } from '../reject-withdrawal'
import { withdrawalMails } from './withdrawal-mails'

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
  const about = async () => {
    setClock(() => Date.UTC(2026, 10, 22, 7, 8, 9))
    await declareWithdrawal(store(), declaration, 'a-key')
    const [withdrawal] = (await findWithdrawals(store(), 'received', { limit: 1 })).entries
    return withdrawal?.id ?? ''
  }
  const compose = async (template: keyof typeof withdrawalMails, id: string) => {
    const { id: mailId } = await addMail(store(), { template, about: id })
    const mail = await getMail(store(), mailId)
    return mail && withdrawalMails[template](store(), mail)
  }

  afterEach(() => setClock())

  it('tell the consumer what arrived, and when to the second', async () => {
    const content = await compose('withdrawal-received', await about())
    const words = content?.parts.flatMap(wordsOf)
    expect(words).toContain('Eingegangen am: 22. November 2026 um 08:08:09 Uhr')
    for (const value of Object.values(declaration)) expect(words?.join('\n')).toContain(value)
  })

  it('tell the owner, with the way to decide', async () => {
    const content = await compose('owner-withdrawal', await about())
    expect(content?.parts.at(-1)).toMatchObject({
      kind: 'button',
      url: expect.stringMatching(/\/admin\/widerrufe$/),
    })
  })

  it('tell what was decided, and for a rejection why; nothing before', async () => {
    const id = await about()
    expect(await compose('withdrawal-decided', id)).toBeNull()
    await rejectWithdrawal(store(), id, 'Schon geladen.', 'admin')
    const content = await compose('withdrawal-decided', id)
    expect(content?.parts.flatMap(wordsOf)).toContain('Der Grund: Schon geladen.')
  })
})
