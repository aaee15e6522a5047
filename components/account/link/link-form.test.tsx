import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { ClaimRole } from '../first-admin/claim-role'
import messages from '@/messages/de.json'
import { keptTokens } from './kept-token'
import { LinkForm } from './link-form'

const { link } = messages.account
const EMAIL = 'jürgen@müller.de'
const AGAIN = {
  confirm: '/anmelden?ansicht=registrieren',
  reset: '/anmelden?ansicht=passwort',
  address: '/konto',
}
const TOKEN = `${Buffer.from(JSON.stringify({ email: EMAIL })).toString('base64url')}.${'x'.repeat(43)}`
const answer = (status: number, code = '') =>
  Object.assign(globalThis, {
    fetch: async () => ({
      ok: status < 400,
      status,
      json: async () => ({ error: { code, message: code } }),
    }),
  })

describe('the page of a mailed link', () => {
  beforeEach(() => Object.values(keptTokens).forEach(({ forget }) => forget()))

  it('leads to the sign-in and back if nobody is signed in where a new address is confirmed', async () => {
    answer(401, 'unauthorized')
    history.replaceState(null, '', `/anmelden/neue-adresse#${TOKEN}`)
    const { unmount } = render(<LinkForm kind="address" />, { wrapper: WithTexts })
    await userEvent.click(screen.getByRole('button', { name: link.address.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent('unauthorized')
    expect(screen.getByRole('link', { name: link.signIn })).toHaveAttribute(
      'href',
      '/anmelden?zurueck=%2Fanmelden%2Fneue-adresse',
    )
    unmount()
    expect(location.hash).toBe('')
    render(<LinkForm kind="address" />, { wrapper: WithTexts })
    expect(screen.getByRole('button', { name: link.address.submit })).toBeVisible()
  })

  it.each(['confirm', 'reset', 'address'] as const)(
    'takes the pasted link if its end was cut off, and offers a new one: %s',
    async (kind) => {
      for (const cut of ['', `#${TOKEN.slice(0, -1)}`]) {
        history.replaceState(null, '', `/anmelden/bestaetigen${cut}`)
        const { unmount } = render(<LinkForm kind={kind} />, { wrapper: WithTexts })
        expect(screen.getByRole('link', { name: link.again })).toHaveAttribute('href', AGAIN[kind])
        unmount()
      }
      render(<LinkForm kind={kind} />, { wrapper: WithTexts })
      const field = screen.getByLabelText(link.pasted)
      await userEvent.click(field)
      await userEvent.paste('https://spielklang.example/anmelden/bestaetigen')
      await userEvent.click(screen.getByRole('button', { name: link.takePasted }))
      expect(field).toHaveAccessibleDescription(link.pastedWrong)
      await userEvent.clear(field)
      await userEvent.paste(`<https://spielklang.example/x#${TOKEN.slice(0, 30)} ${TOKEN.slice(30)}>.`)
      await userEvent.click(screen.getByRole('button', { name: link.takePasted }))
      expect(screen.getByRole('button', { name: link[kind].submit })).toBeVisible()
      expect(keptTokens[kind].read()).toBe(TOKEN)
    },
  )

  it.each(['invitation', 'firstAdmin'] as const)('takes the pasted link to a role: %s', async (kind) => {
    const token = kind === 'firstAdmin' ? 'y'.repeat(43) : TOKEN
    const words = kind === 'firstAdmin' ? messages.account.firstAdmin : messages.account.staff.invitation
    render(
      <WithTexts>
        <ClaimRole link={kind} isReady become="Annehmen">
          <p>Rolle</p>
        </ClaimRole>
      </WithTexts>,
    )
    await userEvent.click(screen.getByLabelText(words.pasted))
    await userEvent.paste(`http://localhost:3000/einladung#${token}`)
    await userEvent.click(screen.getByRole('button', { name: words.takePasted }))
    expect(screen.getByRole('button', { name: 'Annehmen' })).toBeVisible()
  })

  it.each(['confirm', 'reset'] as const)('tells password managers whose password it is: %s', (kind) => {
    keptTokens[kind].take(`#${TOKEN}`)
    const { container } = render(<LinkForm kind={kind} />, { wrapper: WithTexts })
    expect(container.querySelector('input[autocomplete="username"]')).toHaveValue(EMAIL)
  })

  it('moves the focus to the heading that says that it worked', async () => {
    answer(204)
    keptTokens.reset.take(`#${TOKEN}`)
    render(<LinkForm kind="reset" />, { wrapper: WithTexts })
    await userEvent.type(screen.getByLabelText(link.reset.password), 'ein neuer Satz')
    await userEvent.click(screen.getByRole('button', { name: link.reset.submit }))
    expect(await screen.findByRole('heading', { name: link.reset.doneTitle })).toHaveFocus()
    expect(keptTokens.reset.read()).toBeNull()
  })
})
