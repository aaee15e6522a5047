'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface MoneyBackButtonProps {
  path: string
  /** Whether the buyer has to name an account. */
  isTransferred: boolean
  texts: {
    button: string
    buttonNamed: string
    question: string
    text: string
    iban: string
    submit: string
    busy: string
    back: string
    done: string
    noAnswer: string
  }
}

/** Says what happens, and gives the money for one preset back. */
export function MoneyBackButton({ path, isTransferred, texts }: MoneyBackButtonProps) {
  const router = useRouter()
  const submission = useSubmit(texts.noAnswer)
  const { problem } = submission

  const send = async (said: FormData) => {
    const body = isTransferred ? { iban: String(said.get('iban') ?? '') } : {}
    await callApi(path, { method: 'POST', body })
    showToast(texts.done)
    router.refresh()
  }
  return (
    <FormDialog
      trigger={
        <Button tone="secondary" aria-label={texts.buttonNamed}>
          {texts.button}
        </Button>
      }
      title={texts.question}
      text={texts.text}
      submission={submission}
      onSend={send}
      texts={texts}
    >
      {isTransferred && (
        <TextField
          id="money-back-iban"
          name="iban"
          autoComplete="off"
          spellCheck={false}
          required
          label={texts.iban}
          error={problem?.fields.iban}
        />
      )}
      <FormProblem problem={problem} field="iban" />
    </FormDialog>
  )
}
