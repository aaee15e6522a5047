'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField, emailInput, LinkBeside, TextAreaField, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { randomKey } from '@/lib/core/ids'
import { callApi } from '@/lib/http/browser/call-api'
import { placeIn } from '@/lib/ratings/reports/report-address'
import type { ReportTexts } from './report-texts'

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The address is prefilled if a link beside the rating has led here, and can be changed. */
export function ReportForm({ texts }: { texts: ReportTexts }) {
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
        <FocusedHeading>{texts.doneTitle}</FocusedHeading>
        <p>{texts.doneText}</p>
        {sent.hasMail && <p>{texts.doneMail}</p>}
      </section>
    )
  }
  return (
    <Form problem={problem} prefix="report" onSend={send} className="text-width grid gap-5">
      <ReportFields place={place} texts={texts} />
      <FormProblem problem={problem} />
      <Button type="submit" className="sm:justify-self-start" busy={isSending ? texts.busy : undefined}>
        {texts.submit}
      </Button>
    </Form>
  )
}

interface FieldsProps {
  place: string
  texts: ReportTexts
}

function ReportFields({ place, texts }: FieldsProps) {
  const field = (name: 'place' | 'reason' | 'name' | 'email') => ({
    name,
    label: texts[name],
    hint: texts[`${name}Hint`],
  })
  return (
    <>
      <TextField key={place} {...field('place')} defaultValue={place} autoComplete="off" required />
      <TextAreaField {...field('reason')} rows={6} required />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} {...emailInput} />
      <CheckboxField name="goodFaith" required label={texts.goodFaith} />
      <LinkBeside href="/datenschutz" text={texts.privacy} />
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
