import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/de.json'
import { PaymentCode } from './bank-transfer'

it('draws the code as one named picture with its hint as text', () => {
  render(
    <NextIntlClientProvider locale="de" messages={messages}>
      <PaymentCode code={{ size: 29, path: 'M4 4h7v1h-7z' }} />
    </NextIntlClientProvider>,
  )
  const picture = screen.getByRole('img', { name: /QR-Code.*Überweisung/ })
  expect(picture).toHaveAttribute('viewBox', '0 0 29 29')
  expect(picture.querySelector('path')).toHaveAttribute('d', 'M4 4h7v1h-7z')
  expect(screen.getByText(/Banking-App/)).toBeInTheDocument()
})
