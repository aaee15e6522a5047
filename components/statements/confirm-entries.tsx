'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi } from '@/lib/http/browser/call-api'
import { countsIn } from './statement-upload'
import { useRowFocus } from '@/components/desk/use-row-focus'

interface ConfirmEntriesProps {
  texts: {
    /** By the number of selected payments. */
    buttons: string[]
    /** By the number of confirmed payments. */
    done: string[]
    doubtful: string
    busy: string
    noAnswer: string
  }
  /** The payments, each with a checkbox named `entry`. */
  children: ReactNode
}

const selectedIn = (said: FormData) => said.getAll('entry').map(String)

export function ConfirmEntries({ texts, children }: ConfirmEntriesProps) {
  const router = useRouter()
  const [count, setCount] = useState(texts.buttons.length - 1)
  const { isSending, problem, submit } = useSubmit(texts.noAnswer)
  const { frame, keepFocus } = useRowFocus()

  const send = async (said: FormData) => {
    const ids = selectedIn(said)
    if (ids.length === 0) return
    await submit(async () => {
      const path = '/api/admin/statements/entries/confirm'
      const counts = countsIn(await callApi(path, { method: 'POST', body: { ids } }))
      const done = texts.done[counts.get('confirmed') ?? 0] ?? ''
      keepFocus()
      showToast((counts.get('doubtful') ?? 0) > 0 ? `${done} ${texts.doubtful}` : done)
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
        <Button type="submit" busy={isSending ? texts.busy : undefined} aria-disabled={count === 0}>
          {texts.buttons[count]}
        </Button>
      </div>
    </Form>
  )
}
