import { render, screen } from '@testing-library/react'
import { consent, ratingQuestion } from '@/lib/legal/contract-terms'
import userEvent from '@testing-library/user-event'
import messages from '@/messages/de.json'
import { ConsentFields, RatingQuestion } from './consent-fields'

const { checkout } = messages
const texts = {
  ...checkout,
  shownTerms: 'one',
  immediateDelivery: consent.immediateDelivery,
  withdrawalLoss: consent.withdrawalLoss,
  askForRating: ratingQuestion.text,
}

it('say that the terms of sale apply, with a way to read them, and tick nothing', () => {
  render(<ConsentFields texts={texts} errors={{}} />)
  expect(screen.getByText(/Es gelten unsere AGB\./)).toBeVisible()
  expect(screen.getByRole('link', { name: /AGB/ })).toHaveAttribute('href', '/agb')
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

it('are ticked anew once the texts are others than those that were agreed to', async () => {
  const show = (shown: typeof texts) => (
    <>
      <ConsentFields texts={shown} errors={{}} />
      <RatingQuestion texts={shown} />
    </>
  )
  const { rerender } = render(show(texts))
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  rerender(show({ ...texts }))
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  rerender(show({ ...texts, shownTerms: 'other' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})
