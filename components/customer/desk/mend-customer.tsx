'use client'

import { useRouter } from 'next/navigation'
import { customerAddress } from '@/components/desk/desk-pages'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { EmailField } from '@/components/ui/fields/email-field'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { foundCustomerSchema } from '@/lib/customer/schema'
import { callApi } from '@/lib/http/browser/call-api'

interface MendCustomerProps {
  /** Called with `PUT`. */
  address: string
  texts: {
    button: string
    title: string
    text: string
    label: string
    didYouMean: string
    submit: string
    busy: string
    back: string
    done: string
  }
}

/** Gives a person's open orders another mail address, and goes on to their page under it. */
export function MendCustomer({ address, texts }: MendCustomerProps) {
  const router = useRouter()
  const submission = useSubmit()
  const { problem } = submission

  const send = async (said: FormData) => {
    const body = { email: String(said.get('email')) }
    const found = await callApi(address, { method: 'PUT', body })
    showToast(texts.done)
    router.replace(customerAddress(foundCustomerSchema.parse(found).customerKey))
    router.refresh()
  }
  return (
    <FormDialog
      {...{ submission, texts }}
      trigger={
        <Button tone="secondary" className="px-3 text-sm">
          {texts.button}
        </Button>
      }
      title={texts.title}
      text={texts.text}
      onSend={send}
    >
      <EmailField
        id="mend-email"
        name="email"
        label={texts.label}
        suggestion={texts.didYouMean}
        error={problem?.fields.email}
      />
      <FormProblem problem={problem} field="email" />
    </FormDialog>
  )
}
