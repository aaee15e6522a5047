import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { useKeys } from './use-keys'

function Test({ onPress }: { onPress: (key: string) => void }) {
  const place = useRef<HTMLDivElement>(null)
  useKeys(place, onPress)
  return (
    <>
      <button>Menü</button>
      <div ref={place}>
        <button>Im ersten</button>
      </div>
    </>
  )
}

it('the keys of a test work only while the focus is in it', async () => {
  const onPress = jest.fn()
  render(<Test onPress={onPress} />)
  const user = userEvent.setup()
  await user.keyboard('1p')
  screen.getByRole('button', { name: 'Menü' }).focus()
  await user.keyboard('2P')
  expect(onPress).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Im ersten' }).focus()
  await user.keyboard('1P{Control>}2{/Control}')
  expect(onPress.mock.calls.flat().filter((key) => key !== 'control')).toEqual(['1', 'p'])
})
