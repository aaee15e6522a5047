'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import type { Words } from '@/components/ui/texts/words'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface DeskFormProps {
  words: Words<'button' | 'busy' | 'done'>
  /** The id of the page's heading, which gets the focus after success. */
  title: string
  method: 'POST' | 'PUT'
  address: string
  tone?: 'primary' | 'secondary' | 'danger'
  /** By default, all that was typed, by field name. */
  bodyOf?: (form: FormData) => unknown
  onDone?: () => void
  prefix: string
  children: ReactNode
}

export function DeskForm(props: DeskFormProps) {
  const {
    words,
    title,
    method,
    address,
    tone = 'primary',
    bodyOf = Object.fromEntries<unknown>,
    onDone,
    prefix,
    children,
  } = props
  const t = useTranslations(words)
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData, form: HTMLFormElement) =>
    submit(async () => {
      await callApi(address, { method, body: bodyOf(said) })
      form.reset()
      onDone?.()
      showToast(t('done'))
      document.getElementById(title)?.focus()
      router.refresh()
    })
  return (
    <Form problem={problem} prefix={prefix} autoComplete="off" onSend={send} className="grid max-w-xl gap-5">
      {children}
      <FormProblem problem={problem} />
      <Button
        type="submit"
        tone={tone}
        className="justify-self-start"
        busy={isSending ? t('busy') : undefined}
      >
        {t('button')}
      </Button>
    </Form>
  )
}
