import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { ChangePassword } from './change-password'

const sent: unknown[] = []

/** Answers as the shop does for the password `ein alter Schlüssel`. */
async function answer(path: string, { body }: { body?: string } = {}) {
  if (path !== '/api/account/password') return { ok: true, status: 200, json: async () => ({}) }
  sent.push(JSON.parse(body ?? ''))
  if (body?.includes('ein alter Schlüssel')) return { ok: true, status: 204 }
  const fields = { current: 'Das bisherige Passwort stimmt nicht.' }
  const error = { code: 'invalid_input', message: 'Diese Angaben stimmen nicht.', fields }
  return { ok: false, status: 400, json: async () => ({ error }) }
}

const current = () => screen.getByLabelText('Bisheriges Passwort')
const next = () => screen.getByLabelText('Neues Passwort')

async function change(from: string, to: string) {
  render(<ChangePassword email="erika@example.com" />, { wrapper: WithTexts })
  await userEvent.click(screen.getByText('Passwort ändern'))
  if (from !== '') await userEvent.type(current(), from)
  if (to !== '') await userEvent.type(next(), to)
  await userEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }))
}

describe('changing the password', () => {
  beforeEach(() => {
    sent.length = 0
    Object.assign(globalThis, { fetch: answer })
  })

  it('requires a new password before anything is sent', async () => {
    await change('falsch geraten', '')
    await waitFor(() => expect(next()).toHaveFocus())
    expect(next()).toHaveAccessibleDescription(expect.stringContaining('Bitte gib dein Passwort ein'))
    expect(sent).toEqual([])
  })

  it('is refused if the current password is wrong', async () => {
    await change('falsch geraten', 'ein neuer Schlüssel')
    await waitFor(() => expect(current()).toHaveFocus())
    expect(current()).toHaveAccessibleDescription('Das bisherige Passwort stimmt nicht.')
    expect(sent).toEqual([{ current: 'falsch geraten', next: 'ein neuer Schlüssel' }])
  })

  it('shows an alert if the shop does not answer', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')) })
    await change('ein alter Schlüssel', 'ein neuer Schlüssel')
    expect(await screen.findByRole('alert')).toHaveTextContent('antwortet gerade nicht')
  })
})
