import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { SectionForm } from './section-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const shared = { hint: '', options: [], remove: '' }
const fields = [
  { ...shared, name: 'PARTNER_HOLD_DAYS', kind: 'text', label: 'Haltefrist', value: '30' },
  { ...shared, name: 'PARTNER_THRESHOLD', kind: 'euros', label: 'Auszahlung ab', value: '2500' },
  { ...shared, name: 'STRIPE_SECRET_KEY', kind: 'secret', label: 'Schlüssel', value: '' },
] as const

describe('settings of a section', () => {
  const sent: unknown[] = []
  const answering = (refused: Record<string, string>) => {
    sent.length = 0
    const isRight = Object.keys(refused).length === 0
    const error = { code: 'invalid_input', message: 'Prüfen.', fields: refused }
    const fetch = async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return { ok: isRight, status: isRight ? 204 : 400, json: async () => ({ error }) }
    }
    Object.assign(globalThis, { fetch })
    render(<SectionForm title="x" fields={[...fields]} />, { wrapper: WithTexts })
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }))

  it('are sent only if changed, since another admin may have changed the others', async () => {
    answering({})
    const threshold = screen.getByLabelText('Auszahlung ab')
    expect(threshold).toHaveValue('25,00')
    await userEvent.clear(threshold)
    await userEvent.type(threshold, '60,00')
    await save()
    await waitFor(() => expect(sent).toEqual([{ values: { PARTNER_THRESHOLD: '6000' } }]))
  })

  it('are refused with an error at their field, which gets the focus and keeps its input', async () => {
    answering({ 'values.PARTNER_HOLD_DAYS': 'Bitte geben Sie ganze Tage an.' })
    const days = screen.getByLabelText('Haltefrist')
    await userEvent.type(days, '000')
    await save()
    await waitFor(() => expect(days).toHaveFocus())
    expect(days).toHaveAccessibleDescription('Bitte geben Sie ganze Tage an.')
    expect(days).toHaveValue('30000')
  })
})
