import { ShopLink } from '@/components/ui/shop-link'
import { Button } from '@/components/ui/button'
import { emailInput, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import type { AccountTexts } from './account-texts'
import { viewAddress, type AccountView } from './sign-in-address'
import type { ViewProblem } from './use-account-form'

interface CredentialsFormProps {
  view: AccountView
  search: string
  isSending: boolean
  /** A new object for each failed attempt. */
  problem: ViewProblem | null
  onSend: (said: FormData) => unknown
  texts: AccountTexts
}

/** Keeps the typed values when the view changes or an attempt fails. */
export function CredentialsForm({ view, search, isSending, problem, onSend, texts }: CredentialsFormProps) {
  return (
    <Form problem={problem} method="post" onSend={onSend} className="grid gap-5">
      <FormProblem problem={problem} />
      <EmailField view={view} error={problem?.fields.email} texts={texts} />
      {view === 'register' && <NameField error={problem?.fields.name} texts={texts} />}
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
          error={problem?.fields.password}
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
      autoComplete={view === 'signIn' ? 'username webauthn' : 'email'}
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
