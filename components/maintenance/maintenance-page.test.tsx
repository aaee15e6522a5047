import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NO_ANSWER } from '@/lib/http/browser/call-api'
import messages from '@/messages/de.json'
import { MaintenancePage } from './maintenance-page'

const t = messages.maintenance

/** Calls to the server, which answers when the test says so. */
interface Call {
  path: string
  body: unknown
  answer: (status: number, error?: { code: string; message: string }) => Promise<void>
  fail: () => Promise<void>
}
const calls: Call[] = []

/** jsdom has no network. */
const fetchByHand = (path: string, init: { body: string }) =>
  new Promise((resolve, reject) => {
    const answer: Call['answer'] = (status, error) =>
      act(async () => resolve({ status, ok: status < 400, json: () => Promise.resolve({ error }) }))
    const fail = () => act(async () => reject(new TypeError('Failed to fetch')))
    calls.push({ path, body: JSON.parse(init.body), answer, fail })
  })

const key = () => screen.getByRole('button', { name: 'Admin-Zugang', hidden: true })
const onUnlocked = jest.fn()

async function openDialog() {
  const user = userEvent.setup()
  render(<MaintenancePage note="" onUnlocked={onUnlocked} />)
  await user.click(key())
  const dialog = await screen.findByRole('dialog', { name: 'Admin-PIN' })
  return { user, dialog, input: within(dialog).getByLabelText('PIN') }
}

async function send(user: ReturnType<typeof userEvent.setup>, pin: string) {
  await user.keyboard(`${pin}{Enter}`)
  const call = calls.at(-1)
  if (!call) throw new Error('nothing was sent')
  return call
}

beforeEach(() => {
  calls.length = 0
  onUnlocked.mockClear()
  Reflect.set(globalThis, 'fetch', fetchByHand)
})

describe('the maintenance page', () => {
  it('says where the key is to admins alone', () => {
    const { rerender } = render(<MaintenancePage note="" onUnlocked={onUnlocked} />)
    expect(screen.queryByText(t.keyHint)).toBeNull()
    rerender(<MaintenancePage note="" isAdmin onUnlocked={onUnlocked} />)
    expect(screen.getByText(t.keyHint)).toBeVisible()
  })

  it('explains the lock, and shows three tiles and the number of waiting users', () => {
    render(<MaintenancePage note="" onUnlocked={onUnlocked} />)
    const main = screen.getByRole('main')
    expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Wartungsmodus')
    expect(main).toHaveTextContent(/vorübergehend gesperrt/)
    const tiles = within(main).getAllByRole('heading', { level: 2 })
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Live Audio Boost',
      'Custom Sound Presets',
      'Community Voting',
    ])
    expect(main).toHaveTextContent(/100\+ Nutzer warten/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the PIN dialog', () => {
  it('masks the PIN, takes at most 16 characters, and focuses its field', async () => {
    const { user, input } = await openDialog()
    await waitFor(() => expect(input).toHaveFocus())
    expect(input).toHaveAttribute('type', 'password')
    await user.keyboard('12345678901234567')
    expect(input).toHaveValue('1234567890123456')
  })

  it('unlocks the app when the server accepts the PIN', async () => {
    const { user, dialog } = await openDialog()
    const call = await send(user, '4711')
    expect(call).toMatchObject({ path: '/api/maintenance/unlock', body: { pin: '4711' } })
    const button = within(dialog).getByRole('button', { name: t.checking })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(within(dialog).getByRole('status')).toHaveTextContent(t.checking)
    await call.answer(204)
    expect(onUnlocked).toHaveBeenCalledTimes(1)
  })

  it('links the sign-in for admins without the PIN, with a way back', async () => {
    const { dialog } = await openDialog()
    const link = within(dialog).getByRole('link', { name: 'Als Admin anmelden' })
    expect(link).toHaveAttribute('href', '/anmelden?zurueck=%2F')
  })

  it('says that a PIN is wrong and lets the admin retype it', async () => {
    const { user, dialog, input } = await openDialog()
    await (
      await send(user, 'falsch')
    ).answer(403, { code: 'pin_rejected', message: messages.errors.pin_rejected })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Falscher PIN. Zugang verweigert.')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Falscher PIN. Zugang verweigert.')
    expect(input).toHaveFocus()
    const again = await send(user, 'neu')
    expect(again.body).toEqual({ pin: 'neu' })
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(onUnlocked).not.toHaveBeenCalled()
  })

  it('sends nothing while it is empty', async () => {
    const { user, input } = await openDialog()
    await user.keyboard('{Enter}')
    expect(calls).toHaveLength(0)
    expect(input).toHaveFocus()
  })

  it('sends one attempt at a time', async () => {
    const { user } = await openDialog()
    await send(user, '1')
    await send(user, '2')
    expect(calls).toHaveLength(1)
  })

  it('shows the server’s message when an attempt is rate limited', async () => {
    const { user, dialog, input } = await openDialog()
    await (await send(user, '1')).answer(429, { code: 'rate_limited', message: 'Zu viele Versuche.' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Zu viele Versuche.')
    expect(input).toBeValid()
  })

  it('shows an error if the server does not answer', async () => {
    const { user, dialog } = await openDialog()
    await (await send(user, '1')).fail()
    expect(within(dialog).getByRole('alert')).toHaveTextContent(NO_ANSWER)
  })

  it.each(['{Escape}', '{Tab}{Tab}{Enter}'])(
    'closes with %s and returns the focus to the button that opened it',
    async (keys) => {
      const { user, input } = await openDialog()
      await waitFor(() => expect(input).toHaveFocus())
      await user.keyboard(keys)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(key()).toHaveFocus())
      expect(calls).toHaveLength(0)
    },
  )

  it('keeps the focus inside', async () => {
    const { user, dialog, input } = await openDialog()
    await waitFor(() => expect(input).toHaveFocus())
    for (let stop = 0; stop < 4; stop++) {
      await user.tab()
      expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
    }
    await user.tab({ shift: true })
    expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
  })
})
