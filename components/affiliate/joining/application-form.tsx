'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { CheckboxField, TextField, LinkBeside } from '@/components/ui/fields/field'
import { Form, FormAlert, FormSummary } from '@/components/ui/fields/form'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import type { ApplicationTexts } from './application-texts'

interface ApplicationFormProps {
  /** An earlier application, to be changed. */
  initial?: { name: string; url: string; code: string } | undefined
  /** The version that is agreed to. */
  /** The hash of the terms agreed to. */
  terms: string
  /** The id of the heading that gets the focus after success. */
  outcome: string
  texts: ApplicationTexts
}

/** Applies for the partner programme. */
export function ApplicationForm({ initial, terms, outcome, texts }: ApplicationFormProps) {
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit(texts.noAnswer)
  const errors = problem?.fields ?? {}

  const send = (said: FormData) =>
    submit(async () => {
      await callApi('/api/partner/application', { method: 'POST', body: bodyOf(said, terms) })
      showToast(texts.sent)
      document.getElementById(outcome)?.focus()
      router.refresh()
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-10">
      <FormSummary problem={problem} title={texts.wrong} fields={summaryFields(texts)} />
      <AboutFields {...{ initial, errors, texts }} />
      <ConsentFields {...{ errors, texts }} />
      <p className="text-sm text-muted">{texts.payoutLater}</p>
      {problem && (errors.terms ?? (Object.keys(errors).length === 0 && problem.message)) && (
        <FormAlert>{errors.terms ?? problem.message}</FormAlert>
      )}
      <Button type="submit" className="justify-self-start" busy={isSending ? texts.sending : undefined}>
        {texts.submit}
      </Button>
    </Form>
  )
}

type PartProps = Pick<ApplicationFormProps, 'initial' | 'texts'> & { errors: Record<string, string> }

function AboutFields({ initial, errors, texts }: PartProps) {
  const field = (name: 'name' | 'url' | 'code') => ({
    ...{ id: `application-${name}`, name, error: errors[name], defaultValue: initial?.[name] },
    ...{ label: texts[name], hint: texts[`${name}Hint`] },
  })
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-semibold">{texts.aboutTitle}</legend>
      <TextField {...field('name')} maxLength={60} autoComplete="nickname" />
      <TextField
        {...field('url')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="url"
      />
      <TextField {...field('code')} autoComplete="off" spellCheck={false} autoCapitalize="characters" />
    </fieldset>
  )
}

function ConsentFields({ errors, texts }: Pick<PartProps, 'errors' | 'texts'>) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-semibold">{texts.consentTitle}</legend>
      <CheckboxField id="acceptsTerms" name="acceptsTerms" label={texts.terms} error={errors.acceptsTerms} />
      <CheckboxField
        id="acceptsCreditNotes"
        name="acceptsCreditNotes"
        label={texts.creditNotes}
        error={errors.acceptsCreditNotes}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <LinkBeside href="/partner/bedingungen" text={texts.termsLink} />
        <LinkBeside href="/datenschutz" text={texts.privacyLink} />
      </p>
    </fieldset>
  )
}

/** Field names for the error summary, in order. */
const summaryFields = (texts: ApplicationTexts) => [
  ...(['name', 'url', 'code'] as const).map((name) => ({
    name,
    ...{ id: `application-${name}`, label: texts[name] },
  })),
  { name: 'acceptsTerms', id: 'acceptsTerms', label: texts.termsLink },
  { name: 'acceptsCreditNotes', id: 'acceptsCreditNotes', label: texts.creditNotesShort },
]

function bodyOf(form: FormData, terms: string) {
  const read = (name: string) => String(form.get(name) ?? '')
  return {
    name: read('name'),
    url: read('url'),
    code: read('code'),
    terms,
    acceptsTerms: form.has('acceptsTerms'),
    acceptsCreditNotes: form.has('acceptsCreditNotes'),
  }
}
