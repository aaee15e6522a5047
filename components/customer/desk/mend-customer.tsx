'use client'

import { useRouter } from 'next/navigation'
import { customerAddress } from '@/components/desk/desk-pages'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { EmailField } from '@/components/ui/fields/email-field'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { foundCustomerSchema } from '@/lib/customer/schema'
import { callApi } from '@/lib/http/browser/call-api'

interface MendCustomerProps {
  address: string
  email: string
  hasAccount: boolean
}

/** Continues on the person's page under the new address. */
export function MendCustomer({ address, email, hasAccount }: MendCustomerProps) {
  const t = useTranslations('admin.customers.mend')
  const router = useRouter()
  const submission = useSubmit()
  const { problem } = submission

  const send = async (said: FormData) => {
    const body = { email: String(said.get('email')) }
    const found = await callApi(address, { method: 'PUT', body })
    showToast(t('done'))
    router.replace(customerAddress(foundCustomerSchema.parse(found).customerKey))
    router.refresh()
  }
  return (
    <FormDialog
      submission={submission}
      submit={t('submit')}
      busy={t('busy')}
      back={t('back')}
      trigger={
        <Button tone="secondary" className="px-3 text-sm">
          {t('button')}
        </Button>
      }
      title={t('title')}
      text={t(hasAccount ? 'textAccount' : 'text', { email })}
      onSend={send}
    >
      <EmailField id="mend-email" name="email" label={t('label')} suggestion={t('didYouMean')} />
      <FormProblem problem={problem} field="email" />
    </FormDialog>
  )
}
