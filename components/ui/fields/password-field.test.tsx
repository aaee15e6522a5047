import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '../texts/testing/with-texts'
import { PasswordField } from './password-field'

test('a password can be shown without losing focus and selection', async () => {
  render(<PasswordField id="password" label="Passwort" />, { wrapper: WithTexts })
  const field = screen.getByLabelText<HTMLInputElement>('Passwort')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.type(field, 'richtig')
  field.setSelectionRange(2, 4)
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4])
  await userEvent.keyboard('__')
  expect(field).toHaveValue('ri__tig')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Passwort verbergen' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(field).toHaveAttribute('type', 'password')
})
