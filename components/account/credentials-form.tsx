import type { SubmitEvent } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useProblemFocus } from '@/components/ui/use-problem-focus'
import { fieldOf } from './account-problem'
import type { AccountTexts } from './account-texts'
import { viewAddress, type AccountView } from './account-view'
import { loadFirebase, type Problem } from './use-account-form'

interface CredentialsFormProps {
  view: AccountView
  search: string
  isSending: boolean
  /** Another object for each failed attempt, also for the same problem. */
  problem: Problem | null
  onSubmit: (form: FormData) => void
  texts: AccountTexts
}

/** The fields of a view. What is typed stays when the view changes or an attempt fails. */
export function CredentialsForm({ view, search, isSending, problem, onSubmit, texts }: CredentialsFormProps) {
  const form = useProblemFocus(problem)
  const field = problem && fieldOf(problem.key)
  const errorAt = (name: string) => (problem && field === name ? texts.problems[problem.key] : undefined)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      onFocus={() => void loadFirebase().catch(() => undefined)}
      noValidate
      className="grid gap-5 card p-5 sm:p-6"
    >
      {problem && field === null && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {texts.problems[problem.key]}
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete={view === 'signIn' ? 'username' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        required
        label={texts.email}
        error={errorAt('email')}
      />
      {view === 'register' && (
        <TextField
          id="name"
          name="name"
          autoComplete="name"
          maxLength={120}
          label={texts.name}
          hint={texts.nameHint}
          error={errorAt('name')}
        />
      )}
      {view !== 'reset' && (
        <PasswordField isNew={view === 'register'} error={errorAt('password')} texts={texts} />
      )}
      {view === 'signIn' && (
        <p className="-mt-3 text-sm">
          <ShopLink
            href={viewAddress('reset', search)}
            className="inline-flex min-h-11 items-center text-muted underline decoration-outline underline-offset-4 hover:text-text"
          >
            {texts.forgotten}
          </ShopLink>
        </p>
      )}
      <Button type="submit" disabled={isSending}>
        {texts.submits[view]}
      </Button>
      <p role="status" className="sr-only">
        {isSending ? texts.sending : ''}
      </p>
    </form>
  )
}

interface PasswordFieldProps {
  isNew: boolean
  error: string | undefined
  texts: AccountTexts
}

function PasswordField({ isNew, error, texts }: PasswordFieldProps) {
  return (
    <TextField
      id="password"
      name="password"
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      label={texts.password}
      hint={isNew ? texts.passwordRule : undefined}
      error={error}
    />
  )
}
