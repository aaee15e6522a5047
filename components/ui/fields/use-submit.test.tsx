import { act, fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '@/lib/http/browser/call-api'
import { Button } from '../button'
import { TextField } from './field'
import { Form, FormProblem } from './form'
import { useSubmit, type Sent } from './use-submit'

function SampleForm({ send }: { send: (said: FormData) => Promise<Sent> }) {
  const { isSending, problem, submit } = useSubmit('No answer.')
  return (
    <Form problem={problem} onSend={(said) => submit(() => send(said))}>
      <TextField id="game" name="game" label="Game" error={problem?.fields.game} />
      <FormProblem problem={problem} field="game" />
      <Button type="submit" busy={isSending ? 'Sending' : undefined}>
        Send
      </Button>
    </Form>
  )
}

function renderForm(send: (said: FormData) => Promise<Sent>) {
  render(<SampleForm send={send} />)
  const form = screen.getByRole('button').closest('form') ?? document.body
  return { submit: () => fireEvent.submit(form) }
}

test('sends the form once, however often it is submitted meanwhile', async () => {
  const games: unknown[] = []
  let answer = () => {}
  const { submit } = renderForm((said) => {
    games.push(said.get('game'))
    return new Promise((resolve) => (answer = resolve))
  })
  fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'Rust' } })
  submit()
  submit()
  expect(games).toEqual(['Rust'])
  expect(screen.getByRole('button')).toHaveTextContent('Sending')
  await act(async () => answer())
  expect(screen.getByRole('button')).toHaveTextContent('Send')
  submit()
  expect(games).toEqual(['Rust', 'Rust'])
})

test('a refused field says why and gets the focus', async () => {
  const { submit } = renderForm(() =>
    Promise.reject(new ApiError('invalid_input', 'Wrong.', { game: 'Too long.' })),
  )
  await act(async () => submit())
  expect(screen.getByLabelText('Game')).toHaveFocus()
  expect(screen.getByLabelText('Game')).toHaveAccessibleDescription('Too long.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows an alert, which gets the focus, if the shop does not answer', async () => {
  const { submit } = renderForm(() => Promise.reject(new TypeError('fetch failed')))
  await act(async () => submit())
  expect(screen.getByRole('alert')).toHaveTextContent('No answer.')
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('stays pending while another page loads', async () => {
  const { submit } = renderForm(() => Promise.resolve('leaving'))
  await act(async () => submit())
  expect(screen.getByRole('button')).toHaveTextContent('Sending')
})
