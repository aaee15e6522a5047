'use client'

import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { problemOf, saveFile } from '@/lib/http/browser/call-api'

interface ExportFormProps {
  /** Both YYYY-MM-DD. */
  first: string
  today: string
  hasDatev: boolean
}

export function ExportForm({ first, today, hasDatev }: ExportFormProps) {
  const t = useTranslations('admin.orderDesk.export')
  const [error, setError] = useState<string>()

  const check = async (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget: form } = event
    const data = new FormData(form)
    const [from, to] = [String(data.get('from')), String(data.get('to'))]
    const isRight = from !== '' && from <= to
    const isDatev = event.nativeEvent.submitter?.hasAttribute('formaction') ?? false
    if (!isRight || isDatev) event.preventDefault()
    const problem = isRight ? isDatev && (await fetchDatev({ from, to })) : t('wrong')
    setError(problem || undefined)
    if (problem) form.querySelector<HTMLElement>('[name=to]')?.focus()
  }
  return (
    <form
      action="/api/admin/orders/export"
      noValidate
      onSubmit={(event) => void check(event)}
      className="flex max-w-4xl flex-wrap items-start gap-3"
    >
      <TextField id="export-from" name="from" type="date" defaultValue={first} label={t('from')} />
      <TextField id="export-to" name="to" type="date" defaultValue={today} label={t('to')} error={error} />
      <Button type="submit" tone="secondary" className="sm:mt-[1.6rem]">
        {t('button')}
      </Button>
      {hasDatev && (
        <Button type="submit" tone="secondary" formAction={DATEV} className="sm:mt-[1.6rem]">
          {t('datev')}
        </Button>
      )}
    </form>
  )
}

const DATEV = '/api/admin/orders/datev'

/** Why there is no file, or null. */
async function fetchDatev(period: { from: string; to: string }): Promise<string | null> {
  try {
    await saveFile(`${DATEV}?${new URLSearchParams(period)}`)
    return null
  } catch (error) {
    const { fields, message } = problemOf(error)
    return fields.to ?? message
  }
}
