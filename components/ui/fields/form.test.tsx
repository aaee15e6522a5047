import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckboxField, TextField } from './field'
import { Form, FormAlert } from './form'

const refused = { email: 'Bitte eine Adresse angeben.', agreed: 'Bitte zustimmen.' }

function show(
  onJudge?: (said: FormData) => Record<string, string>,
  fields: Record<string, string> | null = refused,
) {
  return (
    <Form problem={fields && { fields }} onSend={() => undefined} {...(onJudge ? { onJudge } : {})}>
      <TextField name="email" label="E-Mail" />
      <CheckboxField name="agreed" label="Zustimmung" />
      <TextField name="name" label="Name" />
      {fields && <FormAlert>Bitte die Angaben prüfen.</FormAlert>}
    </Form>
  )
}

const email = () => screen.getByLabelText('E-Mail')
const agreed = () => screen.getByLabelText('Zustimmung')

describe('a refused field', () => {
  it('loses its error once it is changed and left', async () => {
    render(show())
    const user = userEvent.setup()
    await user.type(email(), 'erika@example.com')
    expect(email()).toBeInvalid()
    await user.tab()
    expect(email()).toBeValid()
    expect(email()).not.toHaveAccessibleDescription()
    expect(screen.getByRole('alert')).toBeVisible()
    await user.click(agreed())
    expect(agreed()).toBeValid()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps its error if it is left unchanged or changed back', async () => {
    render(show())
    const user = userEvent.setup()
    await user.click(email())
    await user.tab()
    expect(email()).toHaveAccessibleDescription(refused.email)
    await user.click(agreed())
    await user.click(agreed())
    expect(agreed()).toHaveAccessibleDescription(refused.agreed)
  })

  it('is validated by the form’s own check if there is one', async () => {
    const judge = (said: FormData): Record<string, string> =>
      String(said.get('email')).includes('@') ? {} : { email: 'Das ist keine Adresse.' }
    render(show(judge))
    const user = userEvent.setup()
    await user.type(email(), 'erika')
    await user.tab()
    expect(email()).toHaveAccessibleDescription('Das ist keine Adresse.')
    await user.type(email(), '@example.com')
    await user.tab()
    expect(email()).toBeValid()
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it('shows its error again and gets the focus when it is refused once more', async () => {
    const { rerender } = render(show())
    const user = userEvent.setup()
    await user.type(email(), 'erika')
    await user.click(agreed())
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(show(undefined, { ...refused }))
    expect(email()).toHaveAccessibleDescription(refused.email)
    expect(email()).toHaveFocus()
  })

  it('keeps its error while a mouse button is held, so that nothing moves under the pointer', async () => {
    render(show())
    const user = userEvent.setup()
    await user.type(email(), 'erika@example.com')
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('Name') })
    expect(email()).not.toHaveFocus()
    expect(email()).toHaveAccessibleDescription(refused.email)
    await user.pointer({ keys: '[/MouseLeft]' })
    await waitFor(() => expect(email()).toBeValid())
  })
})

it('tells its fields their ids and errors, unless they have their own', () => {
  const fields = { name: 'Bitte angeben.', 'place.city': 'Bitte einen Ort angeben.', code: 'Unbekannt.' }
  render(
    <Form problem={{ fields }} prefix="order" onSend={() => undefined}>
      <TextField name="name" label="Name" />
      <TextField name="city" path="place.city" label="Ort" />
      <TextField id="own" name="code" label="Code" error={undefined} />
    </Form>,
  )
  expect(screen.getByLabelText('Name')).toHaveAttribute('id', 'order-name')
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Bitte angeben.')
  expect(screen.getByLabelText('Ort')).toHaveAccessibleDescription('Bitte einen Ort angeben.')
  expect(screen.getByLabelText('Code')).toHaveAttribute('id', 'own')
  expect(screen.getByLabelText('Code')).toBeValid()
})
