'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { DialogProblem, FormDialog } from '@/components/ui/dialogs/form-dialog'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit, type Submission } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Words } from '@/components/ui/texts/words'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'
import { ExceptionField, exceptionIn } from './exception-field'
import { useRowFocus } from './use-row-focus'

interface Field {
  name: 'iban' | 'holder' | 'reason' | 'note' | 'reference' | 'on' | 'numbers'
  label: string
  hint?: string | undefined
  value?: string | undefined
}

type Word = 'button' | 'title' | 'confirm' | 'back' | 'done'

/** A `name` is the accessible name: the text, and what it acts on. While sent, `busy`, else `confirm` with dots. */
type ActionWords =
  { words: Words<Word | 'text'>; text?: string | undefined } | { words: Words<Word>; text: string }

type ConfirmedActionProps = ActionWords & {
  values?: Record<string, string | number>
  address: string
  body?: Record<string, string | true>
  field?: Field | readonly Field[] | undefined
  /** Label of a further checkbox: whether to act although a dispute is open. */
  exception?: string | undefined
  tone?: 'primary' | 'secondary' | 'quiet'
  destructive?: boolean
}

export function ConfirmedAction(props: ConfirmedActionProps) {
  const { words, values, text, address, body, exception } = props
  const fields = [props.field ?? []].flat()
  const { tone = 'secondary', destructive = false } = props
  const t = useTranslations(words)
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const submission = useSubmit()
  const confirm = t('confirm', values)
  const isAsking = fields.length > 0 || exception !== undefined

  const send = async (said: FormData) => {
    const answer = Object.fromEntries(fields.map(({ name }) => [name, String(said.get(name))]))
    await callApi(address, { method: 'POST', body: { ...body, ...answer, ...exceptionIn(said) } })
    keepFocus()
    showToast(t('done', values))
    router.refresh()
  }
  return (
    <div ref={frame} className={tone === 'quiet' ? 'first:-ml-3' : undefined}>
      <FormDialog
        trigger={
          <Button tone={tone} {...namedBy(t, values)} className={tone === 'primary' ? '' : 'px-3 text-sm'}>
            {t('button', values)}
          </Button>
        }
        submission={submission}
        title={t('title', values)}
        text={text ?? t('text', values)}
        submit={confirm}
        busy={t.has('busy') ? t('busy') : `${confirm} …`}
        back={t('back', values)}
        tone={destructive ? 'danger' : 'primary'}
        startsOnWayOut={destructive && !isAsking}
        onSend={send}
      >
        <Asked fields={fields} exception={exception} problem={submission.problem} />
      </FormDialog>
    </div>
  )
}

function namedBy(
  t: ReturnType<typeof useTranslations<Words<Word>>>,
  values: ConfirmedActionProps['values'],
): { 'aria-label'?: string } {
  return t.has('name') ? { 'aria-label': t('name', values) } : {}
}

type AskedProps = Pick<ConfirmedActionProps, 'exception'> &
  Pick<Submission, 'problem'> & { fields: readonly Field[] }

function Asked({ fields, exception, problem }: AskedProps) {
  if (fields.length === 0 && exception === undefined) return <DialogProblem problem={problem} />
  return (
    <>
      {fields.map((field) => (
        <ActionField key={field.name} field={field} error={problem?.fields[field.name]} />
      ))}
      {exception !== undefined && <ExceptionField label={exception} />}
      <FormProblem problem={problem} field={fields.length === 1 ? fields[0]?.name : undefined} />
    </>
  )
}

function ActionField({ field, error }: { field: Field; error: string | undefined }) {
  const { name, label, hint, value } = field
  const control = { name, label, hint, error, id: `action-${name}`, defaultValue: value, autoComplete: 'off' }
  if (name === 'reason' || name === 'note') return <TextAreaField {...control} />
  return <TextField {...control} type={name === 'on' ? 'date' : 'text'} />
}
