import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { BillingForm } from './billing-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const texts = messages.admin.orderDesk.changeBilling
const fields = messages.checkout.billing
const billing = { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }

describe('the form to change an invoice address', () => {
  it('starts with the current address, sends the changes, and shows errors at their fields', async () => {
    const sent: unknown[] = []
    const error = { code: 'invalid_input', message: 'Prüfen.', fields: { 'billing.zip': 'Fünf Ziffern.' } }
    const fetch = async (path: string, { method, body }: { method: string; body: string }) => {
      sent.push([method, path, JSON.parse(body)])
      return { ok: false, status: 400, json: async () => ({ error }), headers: new Map() }
    }
    Object.assign(globalThis, { fetch })
    render(<BillingForm words="admin.orderDesk.changeBilling" call="/api/call" billing={billing} />, {
      wrapper: WithTexts,
    })
    await userEvent.click(screen.getByText(texts.open))
    const zip = screen.getByLabelText(fields.zip)
    expect(zip).toHaveValue('10115')
    await userEvent.clear(zip)
    await userEvent.type(zip, '1')
    await userEvent.click(screen.getByRole('button', { name: texts.submit }))
    await waitFor(() => expect(zip).toHaveAccessibleDescription('Fünf Ziffern.'))
    expect(zip).toHaveFocus()
    expect(sent).toEqual([
      ['PUT', '/api/call', { billing: { ...billing, company: '', vatId: '', zip: '1' } }],
    ])
  })
})
