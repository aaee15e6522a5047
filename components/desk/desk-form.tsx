'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode, SubmitEvent } from 'react'
import { useSend } from '@/components/ui/fields/use-send'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'

export interface ButtonTexts {
  button: string
  busy: string
  done: string
  noAnswer: string
}

interface DeskFormProps {
  /** The id of the page's heading, which gets the focus once it was taken. */
  title: string
  method: 'POST' | 'PUT'
  address: string
  tone?: 'primary' | 'secondary' | 'danger'
  bodyOf: (form: FormData) => unknown
  /** Told once it was taken; then the form is empty again. */
  onDone?: () => void
  texts: ButtonTexts
  /** The fields, with what is wrong with each. */
  children: (errors: Record<string, string>) => ReactNode
}

/** A form of the desk that sends what it says and shows what came of it. */
export function DeskForm(props: DeskFormProps) {
  const { title, method, address, tone = 'primary', bodyOf, onDone, texts, children } = props
  const router = useRouter()
  const { isSending, problem, send } = useSend(texts.noAnswer)
  const form = useProblemFocus(problem)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await send({ method, address, body: bodyOf(new FormData(event.currentTarget)) }))) return
    form.current?.reset()
    onDone?.()
    showToast(texts.done)
    document.getElementById(title)?.focus()
    router.refresh()
  }
  const isElsewhere = problem !== null && Object.keys(problem.fields).length === 0
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-5">
      {children(problem?.fields ?? {})}
      {isElsewhere && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problem.message}
        </Notice>
      )}
      <Button
        type="submit"
        tone={tone}
        className="justify-self-start"
        busy={isSending ? texts.busy : undefined}
      >
        {texts.button}
      </Button>
    </form>
  )
}
