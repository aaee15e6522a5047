import { ShopLink } from '@/components/ui/shop-link'
import { Button } from '@/components/ui/button'
import { emailInput, TextField } from '@/components/ui/fields/field'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { fieldOf } from './account-problem'
import type { AccountTexts } from './account-texts'
import { viewAddress, type AccountView } from './sign-in-address'
import { loadFirebase } from './open-session'
import type { Problems } from './use-account-form'

interface CredentialsFormProps {
  view: AccountView
  search: string
  isSending: boolean
  /** A new object for each failed attempt. */
  problems: Problems | null
  onSend: (said: FormData) => unknown
  texts: AccountTexts
}

/** The fields of a view. What is typed stays when the view changes or an attempt fails. */
export function CredentialsForm({ view, search, isSending, problems, onSend, texts }: CredentialsFormProps) {
  const problemAt = (field: string | null) => {
    const key = problems?.keys.find((problem) => fieldOf(problem) === field)
    return key && texts.problems[key]
  }

  return (
    <Form
      problem={problems}
      method="post"
      onSend={onSend}
      onFocus={() => void loadFirebase().catch(() => undefined)}
      className="grid gap-5"
    >
      {problemAt(null) && <FormAlert>{problemAt(null)}</FormAlert>}
      <EmailField view={view} error={problemAt('email')} texts={texts} />
      {view === 'register' && <NameField error={problemAt('name')} texts={texts} />}
      {view !== 'reset' && (
        <PasswordField
          id="password"
          name="password"
          autoComplete={view === 'register' ? 'new-password' : 'current-password'}
          required
          label={texts.password}
          show={texts.showPassword}
          hide={texts.hidePassword}
          hint={view === 'register' ? texts.passwordRule : undefined}
          error={problemAt('password')}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <Button type="submit" busy={isSending ? texts.sending : undefined}>
          {texts.submits[view]}
        </Button>
        {view === 'signIn' && (
          <ShopLink href={viewAddress('reset', search)} className="button button-quiet -ml-3">
            {texts.forgotten}
          </ShopLink>
        )}
      </div>
      <p role="status" className="sr-only">
        {isSending ? texts.sending : ''}
      </p>
    </Form>
  )
}

interface FieldProps {
  error: string | undefined
  texts: AccountTexts
}

function EmailField({ view, error, texts }: FieldProps & { view: AccountView }) {
  return (
    <TextField
      id="email"
      name="email"
      {...emailInput}
      autoComplete={view === 'signIn' ? 'username' : 'email'}
      required
      label={texts.email}
      hint={view === 'register' ? texts.emailHint : undefined}
      error={error}
    />
  )
}

function NameField({ error, texts }: FieldProps) {
  return (
    <TextField
      id="name"
      name="name"
      autoComplete="name"
      maxLength={texts.nameLength}
      label={texts.name}
      hint={texts.nameHint}
      error={error}
    />
  )
}
