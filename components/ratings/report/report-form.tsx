'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField, emailInput, LinkBeside, TextAreaField, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { randomKey } from '@/lib/core/ids'
import { callApi } from '@/lib/http/browser/call-api'
import { placeIn } from '@/lib/ratings/reports/report-address'

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The address is prefilled if a link beside the rating has led here, and can be changed. */
export function ReportForm() {
  const t = useTranslations('ratings.reports')
  const place = useSyncExternalStore(
    onHash,
    () => placeIn(location),
    () => '',
  )
  const attempt = useRef({ body: '', key: '' })
  const [sent, setSent] = useState<{ hasMail: boolean }>()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      const body = bodyOf(said)
      const words = JSON.stringify(body)
      // An unchanged report that is sent again counts only once.
      if (attempt.current.body !== words) attempt.current = { body: words, key: randomKey() }
      await callApi('/api/reports', {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': attempt.current.key },
      })
      setSent({ hasMail: body.email !== '' })
    })
  if (sent) {
    return (
      <section className="text-width grid gap-4">
        <FocusedHeading>{t('doneTitle')}</FocusedHeading>
        <p>{t('doneText')}</p>
        {sent.hasMail && <p>{t('doneMail')}</p>}
      </section>
    )
  }
  return (
    <Form problem={problem} prefix="report" onSend={send} className="text-width grid gap-5">
      <ReportFields place={place} />
      <FormProblem problem={problem} />
      <Button type="submit" className="sm:justify-self-start" busy={isSending ? t('busy') : undefined}>
        {t('submit')}
      </Button>
    </Form>
  )
}

function ReportFields({ place }: { place: string }) {
  const t = useTranslations('ratings.reports')
  return (
    <>
      <TextField
        key={place}
        name="place"
        label={t('place')}
        hint={t('placeHint')}
        defaultValue={place}
        autoComplete="off"
        required
      />
      <TextAreaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={6} required />
      <TextField name="name" label={t('name')} hint={t('nameHint')} autoComplete="name" />
      <TextField name="email" label={t('email')} hint={t('emailHint')} {...emailInput} />
      <CheckboxField name="goodFaith" required label={t('goodFaith')} />
      <LinkBeside href="/datenschutz" text={t('privacy')} />
    </>
  )
}

function bodyOf(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? '')
  return {
    place: read('place'),
    reason: read('reason'),
    name: read('name'),
    email: read('email'),
    goodFaith: form.has('goodFaith'),
  }
}
