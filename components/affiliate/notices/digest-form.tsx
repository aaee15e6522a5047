'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { showToast } from '@/components/ui/toasts/toast'
import type { Digest } from '@/lib/affiliate/notices/schema'
import { callApi } from '@/lib/http/browser/call-api'

interface DigestFormProps {
  digest: Digest | undefined
  /** Without an address it can only be switched off. */
  hasAddress: boolean
}

/** Chooses how often a mail sums sales up. */
export function DigestForm({ digest, hasAddress }: DigestFormProps) {
  const t = useTranslations('affiliate.notices')
  const { isSending, problem, submit } = useSubmit()
  const send = (said: FormData) =>
    submit(async () => {
      const chosen = said.get('digest')
      const body = { digest: chosen === '' ? null : chosen }
      await callApi('/api/partner/notices/digest', { method: 'PUT', body })
      showToast(t('saved'))
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-4">
      <SelectField
        id="digest-often"
        name="digest"
        label={t('digest.often')}
        defaultValue={digest ?? ''}
        error={problem?.fields.digest}
      >
        <option value="">{t('digest.off')}</option>
        <option value="daily" disabled={!hasAddress}>
          {t('digest.daily')}
        </option>
        <option value="weekly" disabled={!hasAddress}>
          {t('digest.weekly')}
        </option>
      </SelectField>
      <FormProblem problem={problem} />
      <Button
        type="submit"
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? t('saving') : undefined}
      >
        {t('save')}
      </Button>
    </Form>
  )
}
