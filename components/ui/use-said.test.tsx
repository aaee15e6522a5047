import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSaid } from './use-said'

function Saying() {
  const [said, say] = useSaid()
  return (
    <>
      <button onClick={() => say('Rückgängig gemacht.')}>Zurück</button>
      <button onClick={() => say('Wiederholt.')}>Vor</button>
      <p role="status">{said}</p>
    </>
  )
}

it('repeats the same announcement after a pause, and makes a different one at once', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) })
  render(<Saying />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const status = () => screen.getByRole('status')
  await press('Zurück')
  expect(status()).toHaveTextContent('Rückgängig gemacht.')
  await press('Zurück')
  expect(status()).toBeEmptyDOMElement()
  act(() => void jest.advanceTimersByTime(1_000))
  expect(status()).toHaveTextContent('Rückgängig gemacht.')
  await press('Vor')
  expect(status()).toHaveTextContent('Wiederholt.')
  jest.useRealTimers()
})
