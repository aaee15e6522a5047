import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { SwitchQuestion } from './setting-switch'

const pin = { name: 'ADMIN_PIN', maxLength: 16 }
const tooShort = 'Eine PIN hat 6 bis 16 Zeichen.'

const calls: [path: string, body: unknown][] = []
const close = jest.fn()

beforeEach(() => {
  calls.length = 0
  close.mockClear()
  // jsdom has no network.
  Reflect.set(globalThis, 'fetch', (path: string, init: { body: string }) => {
    calls.push([path, JSON.parse(init.body)])
    const isShort = init.body.includes('"1234"')
    const error = { code: 'invalid_input', message: 'Bitte prüfen Sie.', fields: { ADMIN_PIN: tooShort } }
    return Promise.resolve({
      ok: !isShort,
      status: isShort ? 400 : 204,
      json: () => Promise.resolve({ error }),
    })
  })
})

const ask = (question: Parameters<typeof SwitchQuestion>[0]['question']) =>
  render(<SwitchQuestion question={question} close={close} isOpen returnFocus={() => {}} />, {
    wrapper: WithTexts,
  })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Ja, sperren' }))

test('sets a PIN before locking a shop that has none', async () => {
  ask({ pin })
  await userEvent.type(screen.getByLabelText(/^Admin-PIN festlegen/), '471147')
  await press()
  await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  expect(calls).toEqual([['/api/admin/setup/variables', { values: { ADMIN_PIN: '471147' } }]])
})

test('shows an invalid PIN’s error at its field, and locks nothing', async () => {
  ask({ pin })
  const field = screen.getByLabelText(/^Admin-PIN festlegen/)
  await userEvent.type(field, '1234')
  await press()
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(tooShort)))
  expect(close).not.toHaveBeenCalled()
})

test.each([
  ['without a PIN typed', pin],
  ['where there is a PIN', undefined],
])('locks %s without another call', async (_, asked) => {
  ask({ pin: asked })
  await press()
  await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  expect(calls).toEqual([])
})
