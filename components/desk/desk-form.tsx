'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

export interface ButtonTexts {
  button: string
  busy: string
  done: string
}

interface DeskFormProps {
  /** The id of the page's heading, which gets the focus after success. */
  title: string
  method: 'POST' | 'PUT'
  address: string
  tone?: 'primary' | 'secondary' | 'danger'
  bodyOf: (form: FormData) => unknown
  /** Called after success, when the form is empty again. */
  onDone?: () => void
  texts: ButtonTexts
  /** The fields, given the errors by field name. */
  children: (errors: Record<string, string>) => ReactNode
}

/** A form of the desk, with its button and its problem. */
export function DeskForm(props: DeskFormProps) {
  const { title, method, address, tone = 'primary', bodyOf, onDone, texts, children } = props
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData, form: HTMLFormElement) =>
    submit(async () => {
      await callApi(address, { method, body: bodyOf(said) })
      form.reset()
      onDone?.()
      showToast(texts.done)
      document.getElementById(title)?.focus()
      router.refresh()
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-5">
      {children(problem?.fields ?? {})}
      <FormProblem problem={problem} />
      <Button
        type="submit"
        tone={tone}
        className="justify-self-start"
        busy={isSending ? texts.busy : undefined}
      >
        {texts.button}
      </Button>
    </Form>
  )
}
