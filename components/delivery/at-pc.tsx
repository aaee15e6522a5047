'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'

interface AtPcProps {
  email: string
  /** To type by hand. */
  address: string
}

const NEVER = () => () => undefined
const canShare = () => 'share' in navigator

/** From a phone to the machine for playing: by mail, by sharing, or by an address to type. */
export function AtPc({ email, address }: AtPcProps) {
  const t = useTranslations('orders.atPc')
  // Most phones can; a few get the other button.
  const isShared = useSyncExternalStore(NEVER, canShare, () => true)
  const share = async () => {
    // Rejects if the visitor closes the share sheet; the copy button remains.
    await navigator.share({ title: document.title, url: location.href }).catch(() => undefined)
  }
  const strong = (text: ReactNode) => <strong className="inline-block wrap-anywhere">{text}</strong>
  return (
    <section aria-labelledby="am-pc" className="grid gap-3 border-l-4 border-accent pl-4">
      <h2 id="am-pc" className="text-xl">
        {t('title')}
      </h2>
      <p>{t.rich('text', { email, strong })}</p>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6">
        {isShared ? <Button onClick={() => void share()}>{t('share')}</Button> : <MailAgain email={email} />}
        <CopyButton words="orders.copyingLink" />
      </div>
      <p className="text-sm">{t.rich('type', { address, strong })}</p>
    </section>
  )
}

function MailAgain({ email }: { email: string }) {
  const t = useTranslations('orders.atPc')
  const [isSent, setIsSent] = useState(false)
  const { isSending, problem, submit } = useSubmit()
  const send = () =>
    submit(async () => {
      await callApi('/api/orders/find', { method: 'POST', body: { email } })
      setIsSent(true)
    })
  return (
    <Form problem={problem} onSend={send} className="grid gap-2">
      <FormProblem problem={problem} />
      <Button type="submit" className="justify-self-start" busy={isSending ? t('mailing') : undefined}>
        {t('mail')}
      </Button>
      <span role="status" className="text-sm empty:sr-only">
        {isSent ? t('mailed') : ''}
      </span>
    </Form>
  )
}
