'use client'

import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { FactorOffer } from '@/lib/account/factor/schema'
import { callApi } from '@/lib/http/browser/call-api'
import { announceSessionChange } from '../session-change'
import { CodeField } from './code-field'
import { RecoveryCodes, recoveryAnswer } from './recovery-codes'

const factorOffer = z.object({ secret: z.string(), picture: z.string() })

export function SetUpFactor({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account.factor')
  const [offer, setOffer] = useState<FactorOffer | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { isSending, problem, submit } = useSubmit(t('unavailable'))

  const begin = () =>
    submit(async () => {
      setOffer(z.parse(factorOffer, await callApi('/api/account/factor', { method: 'POST' })))
    })
  const done = () => {
    announceSessionChange()
    onDone()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />
  if (offer) return <FirstCode offer={offer} onCodes={setCodes} onCancel={() => setOffer(null)} />
  return (
    <div className="grid justify-items-start gap-4">
      <FormProblem problem={problem} />
      <Button tone="secondary" busy={isSending ? t('busy') : undefined} onClick={() => void begin()}>
        {t('setUp')}
      </Button>
    </div>
  )
}

interface FirstCodeProps {
  offer: FactorOffer
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

function FirstCode({ offer: { secret, picture }, onCodes, onCancel }: FirstCodeProps) {
  const t = useTranslations('account.factor')
  const text = useRef<HTMLParagraphElement>(null)
  const { isSending, problem, submit } = useSubmit(t('unavailable'))
  useEffect(() => text.current?.focus(), [])

  const send = (said: FormData) =>
    submit(async () => {
      const body = { code: String(said.get('code') ?? '') }
      const answer = await callApi('/api/account/factor', { method: 'PUT', body })
      onCodes(z.parse(recoveryAnswer, answer).codes)
    })
  return (
    <Form problem={problem} method="post" onSend={send} className="grid max-w-md gap-5">
      <p ref={text} tabIndex={-1}>
        {t('scan')}
      </p>
      <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={t('picture')} className="size-48" />
      <p className="grid gap-1">
        <span className="text-sm text-muted">{t('secret')}</span>
        <code className="number text-sm break-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <FormProblem problem={problem} />
      <CodeField id="first-code" label={t('code')} hint={t('codeHint')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending ? t('busy') : undefined}>
          {t('confirm')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
