'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { Notice } from '@/components/ui/notice'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'
import { countsIn } from './statement-upload'
import { useRowFocus } from '@/components/desk/use-row-focus'

interface ConfirmEntriesProps {
  total: number
  /** Each with a checkbox named `entry`. */
  children: ReactNode
}

const selectedIn = (said: FormData) => said.getAll('entry').map(String)

export function ConfirmEntries({ total, children }: ConfirmEntriesProps) {
  const t = useTranslations('statements.confirm')
  const router = useRouter()
  const [count, setCount] = useState(total)
  const { isSending, problem, submit } = useSubmit(t('noAnswer'))
  const { frame, keepFocus } = useRowFocus()

  const send = async (said: FormData) => {
    const ids = selectedIn(said)
    if (ids.length === 0) return
    await submit(async () => {
      const path = '/api/admin/statements/entries/confirm'
      const counts = countsIn(await callApi(path, { method: 'POST', body: { ids } }))
      const done = t('done', { count: counts.get('confirmed') ?? 0 })
      keepFocus()
      showToast((counts.get('doubtful') ?? 0) > 0 ? `${done} ${t('doubtful')}` : done)
      router.refresh()
    })
  }
  return (
    <Form
      problem={problem}
      onSend={send}
      onChange={(event) => setCount(selectedIn(new FormData(event.currentTarget)).length)}
      className="grid min-w-0 gap-4"
    >
      {children}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem.message}
        </Notice>
      )}
      <div ref={frame}>
        <Button type="submit" busy={isSending ? t('busy') : undefined} aria-disabled={count === 0}>
          {t('button', { count, total, part: count === total ? 'all' : count === 0 ? 'none' : 'some' })}
        </Button>
      </div>
    </Form>
  )
}
