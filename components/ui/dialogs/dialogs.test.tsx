import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button'
import { Form } from '../fields/form'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, DialogActions } from './dialog'

const button = (name: string) => screen.getByRole('button', { name })

function NameDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog title="Name ändern" isOpen={isOpen} onOpenChange={setIsOpen} trigger={<Button>Dialog</Button>}>
      <input aria-label="Name" />
      <DialogActions wayOut="Abbrechen">
        <Button>Speichern</Button>
      </DialogActions>
    </Dialog>
  )
}

it('a dialog traps the focus and returns it when closed', async () => {
  render(<NameDialog />)
  const trigger = button('Dialog')
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  const field = await screen.findByLabelText('Name')
  await waitFor(() => expect(field).toHaveFocus())
  for (const name of ['Speichern', 'Abbrechen']) {
    await userEvent.tab()
    expect(button(name)).toHaveFocus()
  }
  await userEvent.tab()
  expect(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(trigger).toHaveFocus())
})

it('a confirmation focuses the safe choice, stays open while it works, and shows errors', async () => {
  let answer: (error?: Error) => void = () => undefined
  const onConfirm = () =>
    new Promise<void>((resolve, reject) => {
      answer = (error) => (error ? reject(error) : resolve())
    })
  render(
    <ConfirmDialog
      trigger={<Button tone="danger">Stornieren</Button>}
      title="Bestellung stornieren?"
      text="Sie wird endgültig storniert."
      confirm="Endgültig stornieren"
      busy="Wird storniert …"
      cancel="Nicht stornieren"
      destructive
      onConfirm={onConfirm}
    />,
  )
  const trigger = button('Stornieren')
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'Bestellung stornieren?' })).toBeVisible()
  await waitFor(() => expect(button('Nicht stornieren')).toHaveFocus())
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  expect(button('Wird storniert …')).toHaveFocus()
  expect(button('Wird storniert …')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  await act(async () => answer(new Error('no answer')))
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Shop hat nicht geantwortet.')
  expect(button('Endgültig stornieren')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await act(async () => answer())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(trigger).toHaveFocus())
})

it('a confirmation inside a form does not submit that form', async () => {
  const [outer, onConfirm] = [jest.fn(), jest.fn(() => Promise.resolve())]
  render(
    <Form problem={null} onSend={outer}>
      <ConfirmDialog
        trigger={<Button>Beenden</Button>}
        title="Rabatt beenden?"
        text="Der Preis gilt wieder."
        confirm="Ja, beenden"
        cancel="Nicht beenden"
        onConfirm={onConfirm}
      />
    </Form>,
  )
  await userEvent.click(button('Beenden'))
  await userEvent.click(button('Ja, beenden'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(outer).not.toHaveBeenCalled()
})
