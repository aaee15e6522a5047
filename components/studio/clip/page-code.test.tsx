import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextEncoder } from 'node:util'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { qrPath } from '@/lib/pictures/qr-path'
import { PageCode } from './page-code'

// jsdom has none.
Object.assign(globalThis, { TextEncoder })

const { atPc, notLoaded } = messages.ownPresets.clip
const code = (
  <section id="mit-deinem-spiel">
    <PageCode />
  </section>
)
const drawn = () => screen.findByRole('img', { name: atPc.code })

afterEach(() => history.replaceState(null, '', '/'))

it('draws the address of its part once pressed, and folds it again', async () => {
  history.replaceState(null, '', '/presets/cs2-schrittklar?stufe=kraeftig')
  render(code, { wrapper: WithTexts })
  const button = screen.getByRole('button', { name: atPc.showCode, expanded: false })
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(button)
  const { size, path } = qrPath(`${location.origin}/presets/cs2-schrittklar?stufe=kraeftig#mit-deinem-spiel`)
  expect(await drawn()).toHaveAttribute('viewBox', `0 0 ${size} ${size}`)
  expect((await drawn()).querySelector('path')).toHaveAttribute('d', path)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveFocus()
  await userEvent.click(button)
  expect(screen.queryByRole('img')).toBeNull()
})

it('keeps what an address already leads to', async () => {
  history.replaceState(null, '', '/studio#PK2200')
  render(code, { wrapper: WithTexts })
  await userEvent.click(screen.getByRole('button'))
  const { path } = qrPath(`${location.origin}/studio#PK2200`)
  expect((await drawn()).querySelector('path')).toHaveAttribute('d', path)
})

it('says if it cannot be drawn', async () => {
  history.replaceState(null, '', `/studio#${'a'.repeat(4000)}`)
  render(code, { wrapper: WithTexts })
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded)
})
