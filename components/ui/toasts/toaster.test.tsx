import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '../texts/testing/with-texts'
import { showToast, toasts } from './toast'
import { Toaster } from './toaster'

const SECOND = 1_000
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const button = (name: string) => screen.getByRole('button', { name })

/** A page with a button that shows a message, and one after it. */
function showPage(onPress: () => void) {
  render(
    <>
      <button type="button" onClick={onPress}>
        Drücken
      </button>
      <button type="button">Weiter unten</button>
      <Toaster />
    </>,
    { wrapper: WithTexts },
  )
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => toasts.dismiss())
  jest.useRealTimers()
})

it('announces a message, keeps it while hovered, and hides it after a while', async () => {
  const user = showPage(() => showToast('Gespeichert.'))
  await user.click(button('Drücken'))
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.')
  await wait(6 * SECOND)
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.')
  await user.hover(screen.getByRole('status'))
  await wait(60 * SECOND)
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.')
  await user.unhover(screen.getByRole('status'))
  await wait(10 * SECOND)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('can be closed without moving the focus', async () => {
  const user = showPage(() => showToast('Gespeichert.'))
  await user.click(button('Drücken'))
  await user.click(button('Meldung schließen'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(button('Drücken')).toHaveFocus()
})

it('keeps its undo button reachable by keyboard, and returns the focus afterwards', async () => {
  const takeBack = jest.fn()
  const user = showPage(() => showToast('Entfernt.', { text: 'Rückgängig', run: takeBack }))
  button('Drücken').focus()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(button('Rückgängig')).toHaveFocus()
  await wait(60 * SECOND)
  expect(button('Rückgängig')).toHaveFocus()
  await user.tab({ shift: true })
  expect(button('Drücken')).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(takeBack).toHaveBeenCalledTimes(1)
  expect(button('Drücken')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
})
