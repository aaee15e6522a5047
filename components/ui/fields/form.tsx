'use client'

import { use, useLayoutEffect, useRef, type ComponentProps, type SubmitEvent } from 'react'
import type { Problem } from '@/lib/http/browser/call-api'
import { Notice } from '../notice'
import { JudgedContext } from './judged'
import { useJudged, type Judge } from './use-judged'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** A new object for each failed attempt. */
  problem: object | null
  onSend: (said: FormData, form: HTMLFormElement) => unknown
  /** Judges a refused field anew once it is changed and left; without it, that it was changed is enough. */
  onJudge?: Judge
}

/**
 * A form that the shop checks, not the browser. A problem moves the focus to the first wrong field, or to the
 * alert where no field is wrong. A corrected field is no longer marked as wrong.
 */
export function Form({ problem, onSend, onJudge, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const judged = useJudged(form, problem, onJudge)
  // With the problem's text and not after it, so that what is typed next goes to one place.
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
    // React hands what a dialog's form sends on to the form that the dialog is written in.
    event.stopPropagation()
    onSend(new FormData(event.currentTarget), event.currentTarget)
  }
  return (
    <JudgedContext value={judged}>
      <form {...props} ref={form} noValidate onSubmit={submit} />
    </JudgedContext>
  )
}

interface FormSummaryProps {
  problem: Problem | null
  title: string
  /** The form's fields in their order; those that are wrong are listed. */
  fields: readonly { name: string; id: string; label: string }[]
}

/** All fields that are wrong, as links to them, above a form. */
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
  /** The form's only field. Without it, a problem with any field is taken to be shown there. */
  field?: string | undefined
  className?: string
}

/** A problem that no field shows. */
export function FormProblem({ problem, field, className }: FormProblemProps) {
  if (!problem) return null
  const isAtField = field ? problem.fields[field] !== undefined : Object.keys(problem.fields).length > 0
  return isAtField ? null : <FormAlert className={className}>{problem.message}</FormAlert>
}

/** An alert that `Form` can move the focus to; it goes with the last field that was wrong. */
export function FormAlert(props: ComponentProps<'div'>) {
  if (use(JudgedContext).isMended) return null
  return <Notice tone="danger" role="alert" tabIndex={-1} {...props} />
}
