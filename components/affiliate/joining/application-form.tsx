'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { CheckboxField, TextField, LinkBeside } from '@/components/ui/fields/field'
import { Form, FormAlert, FormSummary } from '@/components/ui/fields/form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface ApplicationFormProps {
  initial?: { name: string; url: string; code: string } | undefined
  terms: { version: string; hash: string }
  /** The id of the heading that gets the focus after success. */
  outcome: string
}

export function ApplicationForm({ initial, terms, outcome }: ApplicationFormProps) {
  const t = useTranslations('affiliate.application')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit(t('noAnswer'))
  const errors = problem?.fields ?? {}

  const send = (said: FormData) =>
    submit(async () => {
      await callApi('/api/partner/application', { method: 'POST', body: bodyOf(said, terms.hash) })
      showToast(t('sent'))
      document.getElementById(outcome)?.focus()
      router.refresh()
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-10">
      <FormSummary problem={problem} title={t('wrong')} fields={summaryFields(t)} />
      <AboutFields initial={initial} errors={errors} />
      <ConsentFields errors={errors} version={terms.version} />
      <p className="text-sm text-muted">{t('payoutLater')}</p>
      {problem && (errors.terms ?? (Object.keys(errors).length === 0 && problem.message)) && (
        <FormAlert>{errors.terms ?? problem.message}</FormAlert>
      )}
      <Button type="submit" className="justify-self-start" busy={isSending ? t('sending') : undefined}>
        {t(initial ? 'resubmit' : 'submit')}
      </Button>
    </Form>
  )
}

type PartProps = Pick<ApplicationFormProps, 'initial'> & { errors: Record<string, string> }

function AboutFields({ initial, errors }: PartProps) {
  const t = useTranslations('affiliate.application')
  const field = (name: 'name' | 'url' | 'code') => ({
    id: `application-${name}`,
    name,
    error: errors[name],
    defaultValue: initial?.[name],
    label: t(name),
    hint: t(`${name}Hint`),
  })
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-semibold">{t('aboutTitle')}</legend>
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

const dates = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

function ConsentFields({ errors, version }: Pick<PartProps, 'errors'> & { version: string }) {
  const t = useTranslations('affiliate.application')
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-semibold">{t('consentTitle')}</legend>
      <CheckboxField
        id="acceptsTerms"
        name="acceptsTerms"
        label={t('terms', { version: dates.format(new Date(version)) })}
        error={errors.acceptsTerms}
      />
      <CheckboxField
        id="acceptsCreditNotes"
        name="acceptsCreditNotes"
        label={t('creditNotes')}
        error={errors.acceptsCreditNotes}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <LinkBeside href="/partner/bedingungen" text={t('termsLink')} />
        <LinkBeside href="/datenschutz" text={t('privacyLink')} />
      </p>
    </fieldset>
  )
}

/** In order. */
const summaryFields = (t: ReturnType<typeof useTranslations<'affiliate.application'>>) => [
  ...(['name', 'url', 'code'] as const).map((name) => ({
    name,
    id: `application-${name}`,
    label: t(name),
  })),
  { name: 'acceptsTerms', id: 'acceptsTerms', label: t('termsLink') },
  { name: 'acceptsCreditNotes', id: 'acceptsCreditNotes', label: t('creditNotesShort') },
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
