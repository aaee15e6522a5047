import { render, screen } from '@testing-library/react'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { BillingFields, readBilling } from './billing-fields'

const texts = messages.checkout.billing

describe('the fields for an invoice address', () => {
  it('unfold each time one of them has an error', () => {
    const { rerender } = render(<BillingFields errors={{ email: 'Fehlt.' }} />, { wrapper: WithTexts })
    const fold = () => screen.getByRole('group')
    expect(fold()).not.toHaveAttribute('open')
    expect(screen.queryByLabelText(texts.street)).toBeNull()
    for (const sentence of ['Diese Angabe fehlt.', 'Immer noch.']) {
      fold().removeAttribute('open')
      rerender(<BillingFields errors={{ 'billing.street': sentence }} />)
      expect(fold()).toHaveAttribute('open')
      expect(screen.getByLabelText(texts.street)).toHaveAccessibleDescription(sentence)
    }
  })

  it('are sent as typed once any of them is filled in', () => {
    const form = new FormData()
    expect(readBilling(form, 'AT')).toBeUndefined()
    form.set('billing.city', ' ')
    expect(readBilling(form, 'AT')).toBeUndefined()
    form.set('billing.zip', '1')
    expect(readBilling(form, 'AT')).toEqual({
      company: '',
      name: '',
      street: '',
      zip: '1',
      city: ' ',
      vatId: '',
      country: 'AT',
    })
  })
})
