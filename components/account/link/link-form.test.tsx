import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@/messages/de.json'
import { LinkForm } from './link-form'
import type { LinkTexts } from './link-texts'

const { problems, link } = messages.account
const texts: LinkTexts = {
  ...link.address,
  password: '',
  passwordRule: '',
  showPassword: '',
  hidePassword: '',
  sending: link.busy,
  problems,
  again: link.again,
  againAddress: '',
  signIn: link.signIn,
}

it('leads to the sign-in if the link to a new address is opened where nobody is signed in', async () => {
  const error = { code: 'unauthorized', message: messages.errors.unauthorized }
  Object.assign(globalThis, {
    fetch: async () => ({ ok: false, status: 401, json: async () => ({ error }) }),
  })
  location.hash = '#geheim.unterschrift'
  render(<LinkForm kind="address" texts={texts} missing={null} />)
  await userEvent.click(screen.getByRole('button', { name: texts.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.unauthorized)
  expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', '/anmelden')
})
