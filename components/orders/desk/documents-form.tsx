'use client'

import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { problemOf, saveLargeFile } from '@/lib/http/browser/call-api'

/** @param month YYYY-MM */
export function DocumentsForm({ month }: { month: string }) {
  const t = useTranslations('admin.orderDesk.documents')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: form } = event
    const query = new URLSearchParams({ month: String(new FormData(form).get('month')) })
    setSending(true)
    try {
      await saveLargeFile(`/api/admin/orders/documents?${query}`)
      setError(undefined)
    } catch (failure) {
      const { fields, message } = problemOf(failure)
      setError(fields.month ?? message)
      form.querySelector<HTMLElement>('[name=month]')?.focus()
    } finally {
      setSending(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
      <h3 className="text-lg">{t('title')}</h3>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <div className="flex max-w-4xl flex-wrap items-start gap-3">
        <TextField
          id="documents-month"
          name="month"
          type="month"
          defaultValue={month}
          label={t('month')}
          hint={t('hint')}
          error={error}
        />
        <Button
          type="submit"
          tone="secondary"
          busy={isSending ? t('busy') : undefined}
          className="sm:mt-[1.6rem]"
        >
          {t('button')}
        </Button>
      </div>
    </form>
  )
}
