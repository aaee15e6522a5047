'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { countsIn } from '@/components/desk/counts-in'
import { useRowFocus } from '@/components/desk/use-row-focus'

interface ConfirmEntriesProps {
  texts: {
    /** By the number of payments that are selected. */
    buttons: string[]
    /** By the number of payments that were confirmed. */
    done: string[]
    doubtful: string
    busy: string
    noAnswer: string
  }
  /** The payments, each with a box `entry` that is ticked. */
  children: ReactNode
}

const selectedIn = (form: HTMLFormElement) => new FormData(form).getAll('entry').map(String)

/** Confirms the selected payments with one press. */
export function ConfirmEntries({ texts, children }: ConfirmEntriesProps) {
  const router = useRouter()
  const [count, setCount] = useState(texts.buttons.length - 1)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isUnderWay = useRef(false)
  const { frame, keepFocus } = useRowFocus()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ids = selectedIn(event.currentTarget)
    if (ids.length === 0 || isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setProblem('')
    try {
      const body = { ids }
      const path = '/api/admin/statements/entries/confirm'
      const counts = countsIn(await callApi(path, { method: 'POST', body }))
      const done = texts.done[counts.get('confirmed') ?? 0] ?? ''
      keepFocus()
      showToast((counts.get('doubtful') ?? 0) > 0 ? `${done} ${texts.doubtful}` : done)
      router.refresh()
    } catch (error) {
      setProblem(problemOf(error, texts.noAnswer).message)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return (
    <form
      className="grid min-w-0 gap-4"
      onSubmit={(event) => void submit(event)}
      onChange={(event) => setCount(selectedIn(event.currentTarget).length)}
    >
      {children}
      {problem !== '' && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div ref={frame}>
        <Button type="submit" busy={isBusy ? texts.busy : undefined} aria-disabled={count === 0}>
          {texts.buttons[count]}
        </Button>
      </div>
    </form>
  )
}
