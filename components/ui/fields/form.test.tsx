import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckboxField, TextField } from './field'
import { Form, FormAlert } from './form'

const refused = { email: 'Bitte eine Adresse angeben.', agreed: 'Bitte zustimmen.' }

function show(onJudge?: (said: FormData) => Record<string, string>, problem: object | null = refused) {
  const errors: Partial<typeof refused> = problem ? refused : {}
  return (
    <Form problem={problem} onSend={() => undefined} {...(onJudge ? { onJudge } : {})}>
      <TextField id="email" name="email" label="E-Mail" error={errors.email} />
      <CheckboxField id="agreed" name="agreed" label="Zustimmung" error={errors.agreed} />
      <TextField id="name" name="name" label="Name" />
      {problem && <FormAlert>Bitte die Angaben prüfen.</FormAlert>}
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
