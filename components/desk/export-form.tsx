'use client'

import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'

interface ExportFormProps {
  /** Both YYYY-MM-DD. */
  first: string
  today: string
  texts: { from: string; to: string; button: string; wrong: string }
}

/** Downloads the bookings of a period. */
export function ExportForm({ first, today, texts }: ExportFormProps) {
  const [error, setError] = useState<string>()

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const [from, to] = [String(form.get('from')), String(form.get('to'))]
    const isRight = from !== '' && from <= to
    setError(isRight ? undefined : texts.wrong)
    if (isRight) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[name=to]')?.focus()
  }
  return (
    <form
      action="/api/admin/orders/export"
      noValidate
      onSubmit={check}
      className="flex max-w-2xl flex-wrap items-start gap-3"
    >
      <TextField id="export-from" name="from" type="date" defaultValue={first} label={texts.from} />
      <TextField id="export-to" name="to" type="date" defaultValue={today} label={texts.to} error={error} />
      <Button type="submit" tone="secondary" className="sm:mt-[1.6rem]">
        {texts.button}
      </Button>
    </form>
  )
}
