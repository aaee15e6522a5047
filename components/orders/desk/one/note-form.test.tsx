import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import messages from '@/messages/de.json'
import { NoteForm } from './note-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const texts = messages.admin.orderDesk.note
const formWith = (note: string) => (
  <WithTexts>
    <NoteForm orderId="order_1" note={note} maxLength={1000} />
  </WithTexts>
)
const field = () => screen.getByRole('textbox')

describe('the form for a note', () => {
  const sent: unknown[] = []
  let answer = () => {}

  beforeEach(() => {
    sent.length = 0
    const fetch = (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return new Promise((resolve) => {
        answer = () => resolve({ ok: true, status: 204 })
      })
    }
    Object.assign(globalThis, { fetch })
  })

  async function save() {
    await userEvent.click(screen.getByRole('button'))
    await act(async () => answer())
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(texts.save))
  }

  it('keeps what is typed when a colleague’s note arrives, and sends which note was seen', async () => {
    const { rerender } = render(formWith('first'))
    await userEvent.type(field(), ' and more')
    rerender(formWith('from a colleague'))
    expect(field()).toHaveValue('first and more')
    await save()
    expect(sent).toEqual([{ note: 'first and more', seen: 'first' }])
  })

  it('shows a colleague’s note if nothing was typed, and counts it as seen', async () => {
    const { rerender } = render(formWith('first'))
    rerender(formWith('from a colleague'))
    expect(field()).toHaveValue('from a colleague')
    await userEvent.type(field(), '!')
    await save()
    expect(sent).toEqual([{ note: 'from a colleague!', seen: 'from a colleague' }])
  })

  it('counts its own note as seen once saved, even if more is typed meanwhile', async () => {
    const { rerender } = render(formWith(''))
    await userEvent.type(field(), 'one ')
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(field(), 'two')
    await act(async () => answer())
    rerender(formWith('one'))
    expect(field()).toHaveValue('one two')
    await save()
    expect(sent).toEqual([
      { note: 'one', seen: '' },
      { note: 'one two', seen: 'one' },
    ])
  })
})
