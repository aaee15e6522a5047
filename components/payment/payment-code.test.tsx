import { render, screen } from '@testing-library/react'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { PaymentCode } from './bank-transfer'

it('draws the code as one named picture with its hint as text', () => {
  render(
    <WithTexts>
      <PaymentCode code={{ size: 29, path: 'M4 4h7v1h-7z' }} />
    </WithTexts>,
  )
  const picture = screen.getByRole('img', { name: /QR-Code.*Überweisung/ })
  expect(picture).toHaveAttribute('viewBox', '0 0 29 29')
  expect(picture.querySelector('path')).toHaveAttribute('d', 'M4 4h7v1h-7z')
  expect(screen.getByText(/Banking-App/)).toBeInTheDocument()
})
