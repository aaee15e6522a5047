import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { WithdrawalFields } from './withdrawal-fields'

// jsdom has no event streams, and no user is signed in.
jest.mock('@/components/account/use-signed-in', () => ({ useSignedIn: () => null }))

type Props = ComponentProps<typeof WithdrawalFields>

const { withdrawals } = messages
const { name, reference, email, text } = withdrawals

function Fields({ onNext }: Pick<Props, 'onNext'>) {
  const [problem, setProblem] = useState<Props['problem']>(null)
  return <WithdrawalFields problem={problem} onNext={onNext} answers={undefined} onProblem={setProblem} />
}

const field = (label: string) => screen.getByLabelText(label)
const goOn = () => userEvent.click(screen.getByRole('button', { name: withdrawals.next }))

test('shows what is missing or too long at its field before anything is sent', async () => {
  const onNext = jest.fn()
  render(<Fields onNext={onNext} />, { wrapper: WithTexts })
  await goOn()
  expect(field(name)).toHaveFocus()
  expect(field(name)).toHaveAccessibleDescription('Bitte einen Namen eingeben.')
  expect(field(reference)).toBeInvalid()
  await userEvent.type(field(name), 'Erika')
  await userEvent.type(field(reference), 'Taktgeber')
  await userEvent.type(field(email), 'erika@example.com')
  await userEvent.click(field(text))
  await userEvent.paste('x'.repeat(2001))
  await goOn()
  expect(field(text)).toHaveFocus()
  expect(field(text)).toHaveAccessibleDescription(
    expect.stringContaining('Die Nachricht darf höchstens 2.000 Zeichen lang sein.'),
  )
  expect(onNext).not.toHaveBeenCalled()
  await userEvent.clear(field(text))
  await goOn()
  expect(onNext).toHaveBeenCalledWith({
    name: 'Erika',
    reference: 'Taktgeber',
    email: 'erika@example.com',
    text: '',
  })
})
