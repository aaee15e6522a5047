import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { ChangePassword } from './change-password'

const changed: unknown[] = []

// The sign-in service of another company.
jest.mock('../sign-in/firebase-client', () => ({
  changePassword: async (current: { password: string }, next: string) => {
    if (current.password !== 'ein alter Schlüssel') throw Object.assign(new Error(), { code: 'auth/wrong' })
    changed.push(next)
  },
  signIn: async () => ({ getIdToken: async () => 'token' }),
  codeOf: () => 'auth/invalid-credential',
}))

const current = () => screen.getByLabelText('Bisheriges Passwort')
const next = () => screen.getByLabelText('Neues Passwort')

async function change(from: string, to: string) {
  render(<ChangePassword email="erika@example.com" />, { wrapper: WithTexts })
  await userEvent.click(screen.getByText('Passwort ändern'))
  if (from !== '') await userEvent.type(current(), from)
  if (to !== '') await userEvent.type(next(), to)
  await userEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }))
}

describe('another password', () => {
  beforeEach(() => {
    changed.length = 0
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')) })
  })

  it('is asked for', async () => {
    await change('falsch geraten', '')
    await waitFor(() => expect(next()).toHaveFocus())
    expect(next()).toHaveAccessibleDescription(expect.stringContaining('Bitte geben Sie'))
  })

  it('is for who knows the present one', async () => {
    await change('falsch geraten', 'ein neuer Schlüssel')
    await waitFor(() => expect(current()).toHaveFocus())
    expect(current()).toHaveAccessibleDescription('Das bisherige Passwort stimmt nicht.')
    expect(changed).toEqual([])
  })

  it('counts also where the sign-in after it fails, and that is said', async () => {
    await change('ein alter Schlüssel', 'ein neuer Schlüssel')
    expect(await screen.findByText(/^Ihr neues Passwort gilt/)).toBeInTheDocument()
    expect(changed).toEqual(['ein neuer Schlüssel'])
  })
})
