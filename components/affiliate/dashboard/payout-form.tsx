'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { closePanel, EditPanel } from '@/components/account/profile/edit-panel'
import { Button } from '@/components/ui/button'
import { Form, FormAlert, FormSummary } from '@/components/ui/fields/form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import type { PayoutData } from '@/lib/affiliate/schema'
import { callApi } from '@/lib/http/browser/call-api'
import { PayoutFields, payoutFieldsNamed, readPayout, type Countries } from './payout-fields'

interface PayoutFormProps {
  initial: PayoutData | undefined
  countries: Countries
}

/** The shop asks for a recent sign-in. */
export function PayoutForm({ initial, countries }: PayoutFormProps) {
  const t = useTranslations('affiliate.account')
  const tForm = useTranslations('affiliate.application')
  const router = useRouter()
  const panel = useRef<HTMLDetailsElement>(null)
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      await callApi('/api/partner/payout', { method: 'PUT', body: readPayout(said) })
      closePanel(panel.current)
      showToast(t('saved'))
      router.refresh()
    })
  return (
    <EditPanel panel={panel} action={t(initial ? 'change' : 'enter')} isOpen={initial === undefined}>
      <Form problem={problem} prefix="payout" onSend={send} className="grid max-w-xl gap-5">
        <p className="text-sm text-muted">{t('changeHint')}</p>
        <FormSummary problem={problem} title={tForm('wrong')} fields={payoutFieldsNamed(tForm)} />
        <PayoutFields initial={initial} countries={countries} />
        {problem && Object.keys(problem.fields).length === 0 && (
          <FormAlert>
            <p>{problem.message}</p>
          </FormAlert>
        )}
        <Button type="submit" className="justify-self-start" busy={isSending ? t('saving') : undefined}>
          {t('save')}
        </Button>
      </Form>
    </EditPanel>
  )
}
