'use client'

import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { useDecision } from '@/components/desk/use-decision'
import { useRowFocus } from '@/components/desk/use-row-focus'

interface ConnectOrderProps {
  withdrawalId: string
  texts: { label: string; button: string; name: string; busy: string; done: string; noAnswer: string }
}

/** Says by its number which order a withdrawal is about. */
export function ConnectOrder({ withdrawalId, texts }: ConnectOrderProps) {
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const path = `/api/admin/withdrawals/${withdrawalId}/order`
  const { isSending, problem, send } = useDecision(path, texts.noAnswer)
  const form = useProblemFocus(problem)
  const error = problem?.fields.reference

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reference = String(new FormData(event.currentTarget).get('reference'))
    if (!(await send({ reference }))) return
    keepFocus()
    showToast(texts.done)
    router.refresh()
  }
  return (
    <div ref={frame}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-sm gap-3">
        <TextField
          id={`order-of-${withdrawalId}`}
          name="reference"
          autoComplete="off"
          spellCheck={false}
          label={texts.label}
          error={error}
        />
        <Button
          type="submit"
          tone="secondary"
          aria-label={texts.name}
          className="justify-self-start px-3 text-sm"
          busy={isSending ? texts.busy : undefined}
        >
          {texts.button}
        </Button>
        {problem && error === undefined && (
          <Notice tone="danger" role="alert" tabIndex={-1}>
            {problem.message}
          </Notice>
        )}
      </form>
    </div>
  )
}
