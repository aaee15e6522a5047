'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface MoneyBackButtonProps {
  path: string
  /** The buyer has to name an account. */
  isTransferred: boolean
  values: { name: string; amount: string }
}

export function MoneyBackButton({ path, isTransferred, values }: MoneyBackButtonProps) {
  const t = useTranslations('orders.moneyBack')
  const router = useRouter()
  const submission = useSubmit(t('noAnswer'))
  const { problem } = submission

  const send = async (said: FormData) => {
    const [iban, holder] = ['iban', 'holder'].map((name) => String(said.get(name) ?? ''))
    const body = isTransferred ? { iban, holder } : {}
    await callApi(path, { method: 'POST', body })
    showToast(t('done', values))
    router.refresh()
  }
  return (
    <FormDialog
      trigger={
        <Button tone="secondary" aria-label={t('buttonNamed', values)}>
          {t('button')}
        </Button>
      }
      title={t('question', values)}
      text={t(isTransferred ? 'transferred' : 'hosted', values)}
      submission={submission}
      onSend={send}
      submit={t('confirm')}
      busy={t('busy')}
      back={t('back')}
    >
      {isTransferred && (
        <>
          <TextField
            id="money-back-iban"
            name="iban"
            autoComplete="off"
            spellCheck={false}
            required
            label={t('iban')}
          />
          <TextField
            id="money-back-holder"
            name="holder"
            autoComplete="name"
            maxLength={70}
            required
            label={t('holder')}
            hint={t('holderHint')}
          />
        </>
      )}
      <FormProblem problem={problem} />
    </FormDialog>
  )
}
