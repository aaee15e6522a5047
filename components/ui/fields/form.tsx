'use client'

import { use, useLayoutEffect, useMemo, useRef, type ComponentProps, type SubmitEvent } from 'react'
import type { Problem } from '@/lib/http/browser/call-api'
import { Notice } from '../notice'
import { FieldsContext, JudgedContext } from './judged'
import { useJudged, type Judge } from './use-judged'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** A new object for each failed attempt; `fields` has the sentences by field name. */
  problem: Pick<Problem, 'fields'> | null
  /** How the ids of its fields begin. */
  prefix?: string | undefined
  onSend: (said: FormData, form: HTMLFormElement) => unknown
  /** Validates a refused field again once it is changed and left; without it, any change clears the error. */
  onJudge?: Judge
}

/**
 * A form that the shop validates, not the browser. A problem moves the focus to the first invalid field, or to the
 * alert if no field is invalid. A corrected field is no longer marked as invalid.
 */
export function Form({ problem, prefix, onSend, onJudge, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useMemo(() => ({ prefix, errors: problem?.fields ?? {} }), [problem, prefix])
  const judged = useJudged(form, problem, onJudge)
  // In the same commit as the problem's text, so that the next key press already goes to the focused field.
  useLayoutEffect(() => {
    if (!problem) return
    const [all, wrong] = [form.current, '[aria-invalid="true"]']
    // Fields elsewhere belong to the form by their `form` attribute.
    const field = [...(all?.elements ?? [])].find((element) => element.matches(wrong))
    const place = field ?? all?.querySelector(`${wrong}, [role="alert"]`)
    if (place instanceof HTMLElement) place.focus()
  }, [problem])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles the submit event of a form in a dialog to the form that contains the dialog in the component tree.
    event.stopPropagation()
    onSend(new FormData(event.currentTarget), event.currentTarget)
  }
  return (
    <FieldsContext value={fields}>
      <JudgedContext value={judged}>
        <form {...props} ref={form} noValidate onSubmit={submit} />
      </JudgedContext>
    </FieldsContext>
  )
}

interface FormSummaryProps {
  problem: Problem | null
  title: string
  /** The form's fields in display order; the invalid ones are listed. */
  fields: readonly { name: string; id: string; label: string }[]
}

/** Links to all invalid fields, above a form. */
export function FormSummary({ problem, title, fields }: FormSummaryProps) {
  const judged = use(JudgedContext).fields
  const wrong = fields.filter(({ name, id }) => problem?.fields[name] !== undefined && judged.get(id) !== '')
  if (wrong.length === 0) return null
  return (
    <Notice tone="danger" role="alert">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1">
        {wrong.map(({ name, id, label }) => (
          <li key={name}>
            <a href={`#${id}`} className="inline-block py-1 text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface FormProblemProps {
  problem: Problem | null
  /** The form's only field. Without it, any problem with a field is assumed to be shown at that field. */
  field?: string | undefined
  className?: string
}

/** A problem that no field shows. */
export function FormProblem({ problem, field, className }: FormProblemProps) {
  if (!problem) return null
  const isAtField = field ? problem.fields[field] !== undefined : Object.keys(problem.fields).length > 0
  return isAtField ? null : <FormAlert className={className}>{problem.message}</FormAlert>
}

/** An alert that `Form` can move the focus to; it disappears once all invalid fields are corrected. */
export function FormAlert(props: ComponentProps<'div'>) {
  if (use(JudgedContext).isMended) return null
  return <Notice tone="danger" role="alert" tabIndex={-1} {...props} />
}
