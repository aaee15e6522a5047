import messages from '@/messages/de.json'
import { answerProblems } from './declaration'
import { withdrawalRequestSchema } from './schema'

const answers = { name: 'Erika', reference: 'Taktgeber', email: 'erika@example.com', text: '' }

describe('the answers of a withdrawal', () => {
  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: messages.fields.withdrawal_name }],
    [{ reference: '' }, { reference: messages.fields.withdrawal_reference }],
    [{ reference: 'x'.repeat(201) }, { reference: messages.fields.withdrawal_reference_too_long }],
    [{ email: '' }, { email: messages.fields.withdrawal_email }],
    [{ email: 'erika' }, {}],
    [{ email: 'x'.repeat(255) }, { email: messages.fields.email }],
    [{ text: 'x'.repeat(2001) }, { text: messages.fields.withdrawal_text_too_long }],
    [
      { name: '', email: '' },
      { name: messages.fields.withdrawal_name, email: messages.fields.withdrawal_email },
    ],
  ])('%j are judged alike in browser and shop', (given, problems) => {
    const all = { ...answers, ...given }
    expect(answerProblems(all, messages.fields)).toEqual(problems)
    expect(withdrawalRequestSchema.safeParse(all).success).toBe(Object.keys(problems).length === 0)
  })
})
