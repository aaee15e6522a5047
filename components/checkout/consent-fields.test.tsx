import { render, screen } from '@testing-library/react'
import { consent, ratingQuestion } from '@/lib/legal/contract-terms'
import messages from '@/messages/de.json'
import { ConsentFields } from './consent-fields'

const { checkout } = messages
const texts = {
  ...checkout,
  immediateDelivery: consent.immediateDelivery,
  withdrawalLoss: consent.withdrawalLoss,
  askForRating: ratingQuestion.text,
}

it('say that the terms of sale apply, with a way to read them, and tick nothing', () => {
  render(<ConsentFields texts={texts} errors={{}} />)
  expect(screen.getByText(/Für Ihre Bestellung gelten unsere AGB\./)).toBeVisible()
  expect(screen.getByRole('link', { name: /AGB/ })).toHaveAttribute('href', '/agb')
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})
