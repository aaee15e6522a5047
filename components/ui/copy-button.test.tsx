import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyButton } from './copy-button'
import { WithTexts } from './texts/testing/with-texts'

it('copies the text, confirms it, and keeps the focus', async () => {
  const user = userEvent.setup()
  render(<CopyButton text="DE02120300000000202051" words="orders.copying" values={{ name: 'IBAN' }} />, {
    wrapper: WithTexts,
  })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'IBAN kopieren' }))
  expect(await navigator.clipboard.readText()).toBe('DE02120300000000202051')
  expect(screen.getByRole('status')).toHaveTextContent('IBAN kopiert.')
  expect(screen.getByRole('button', { name: 'IBAN kopieren' })).toHaveFocus()
})

it('copies the page’s address if it has no text', async () => {
  const user = userEvent.setup()
  render(<CopyButton words="orders.copying" values={{ name: 'IBAN' }} />, {
    wrapper: WithTexts,
  })
  await user.click(screen.getByRole('button'))
  expect(await navigator.clipboard.readText()).toBe(location.href)
})

it('says what to do if the browser has no clipboard', async () => {
  const user = userEvent.setup({ writeToClipboard: false })
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  render(<CopyButton text="SK-7KQ2M-XW9TR" words="orders.copying" values={{ name: 'IBAN' }} />, {
    wrapper: WithTexts,
  })
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('status')).toHaveTextContent('Das Kopieren ging nicht.')
})
