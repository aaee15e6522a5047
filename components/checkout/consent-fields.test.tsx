import { render, screen } from '@testing-library/react'
import { consent, ratingQuestion } from '@/lib/legal/contract-terms'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { ConsentFields, RatingQuestion } from './consent-fields'

const declarations = {
  shownTerms: 'one',
  immediateDelivery: consent.immediateDelivery,
  withdrawalLoss: consent.withdrawalLoss,
  askForRating: ratingQuestion.text,
}

it('the consent fields link the terms of sale, and no box is ticked in advance', () => {
  render(<ConsentFields declarations={declarations} errors={{}} />, { wrapper: WithTexts })
  expect(screen.getByText(/Es gelten unsere AGB\./)).toBeVisible()
  expect(screen.getByRole('link', { name: /AGB/ })).toHaveAttribute('href', '/agb')
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

it('the consent fields are cleared once the texts that were agreed to change', async () => {
  const show = (shown: typeof declarations) => (
    <>
      <ConsentFields declarations={shown} errors={{}} />
      <RatingQuestion {...shown} />
    </>
  )
  const { rerender } = render(show(declarations), { wrapper: WithTexts })
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  rerender(show({ ...declarations }))
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  rerender(show({ ...declarations, shownTerms: 'other' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})
