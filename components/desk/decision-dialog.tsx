'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import type { Words } from '@/components/ui/texts/words'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { ExceptionField, exceptionIn } from './exception-field'
import { useRowFocus } from './use-row-focus'

interface Field {
  name: 'iban' | 'reason' | 'note' | 'reference' | 'on'
  label: string
  /** To begin with. */
  value?: string | undefined
}

type Word = 'button' | 'name' | 'title' | 'submit' | 'busy' | 'back' | 'done'

/** Its texts; `name` is the button's accessible name: its text, and what it decides about. */
type DecisionWords =
  | { words: Words<Word | 'text'>; text?: string | undefined }
  /** `text` is the question, where it depends on more than `values`. */
  | { words: Words<Word>; text: string }

type DecisionDialogProps = DecisionWords & {
  /** Filled into each of the texts. */
  values?: Record<string, string | number>
  /** Called with `POST`. */
  path: string
  /** Sent along with the field. */
  body?: Record<string, string>
  tone: 'secondary' | 'quiet'
  /** Of the button in the dialog. */
  submitTone?: 'primary' | 'danger'
  /** Asked besides: whether to do it although a dispute is open. */
  exception?: string | undefined
  field?: Field | undefined
}

/** A button that decides about something, with a question before it. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { words, values, text, path, body = {}, tone, submitTone = 'danger', field, exception } = props
  const t = useTranslations(words)
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const submission = useSubmit()
  const { problem } = submission

  const send = async (said: FormData) => {
    const answer = field ? { [field.name]: String(said.get(field.name)) } : {}
    await callApi(path, { method: 'POST', body: { ...body, ...answer, ...exceptionIn(said) } })
    keepFocus()
    showToast(t('done', values))
    router.refresh()
  }
  const trigger = (
    <Button tone={tone} aria-label={t('name', values)} className="px-3 text-sm">
      {t('button', values)}
    </Button>
  )
  return (
    <div ref={frame} className={tone === 'quiet' ? 'first:-ml-3' : undefined}>
      <FormDialog
        {...{ trigger, submission }}
        title={t('title', values)}
        text={text ?? t('text', values)}
        submit={t('submit', values)}
        busy={t('busy')}
        back={t('back')}
        tone={submitTone}
        onSend={send}
      >
        {field && <DecisionField field={field} error={problem?.fields[field.name]} />}
        {exception !== undefined && <ExceptionField label={exception} />}
        <FormProblem problem={problem} field={field?.name} />
      </FormDialog>
    </div>
  )
}

function DecisionField({ field, error }: { field: Field; error: string | undefined }) {
  const { name, label, value } = field
  const control = { name, label, error, id: `decision-${name}`, defaultValue: value, autoComplete: 'off' }
  if (name === 'reason' || name === 'note') return <TextAreaField {...control} />
  return <TextField {...control} type={name === 'on' ? 'date' : 'text'} />
}
