'use client'

import {
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useState,
  type RefObject,
} from 'react'
import type { Problem } from '@/lib/http/browser/call-api'
import { Notice } from '../notice'
import { FieldsContext, JudgedContext, unjudged, type Judged } from './judged'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** New for each failed attempt; `fields` by name. */
  problem: Pick<Problem, 'fields'> | null
  prefix?: string | undefined
  onSend: (said: FormData, form: HTMLFormElement) => unknown
  /** Validates a refused field again once it is changed and left; without it, any change clears the error. */
  onJudge?: Judge
}

/**
 * Validated by the shop, not the browser. A problem moves the focus to the first invalid field, or else the alert.
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
    // React bubbles a dialog form's submit event to the form that contains the dialog in the component tree.
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
  /** In display order; the invalid ones are listed. */
  fields: readonly { name: string; id: string; label: string }[]
}

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
  /** The form's only field. Without it, every field is assumed to show its own problem. */
  field?: string | undefined
  className?: string
}

export function FormProblem({ problem, field, className }: FormProblemProps) {
  if (!problem) return null
  const isAtField = field ? problem.fields[field] !== undefined : Object.keys(problem.fields).length > 0
  return isAtField ? null : <FormAlert className={className}>{problem.message}</FormAlert>
}

/** `Form` can move the focus to it; it disappears once all invalid fields are corrected. */
export function FormAlert(props: ComponentProps<'div'>) {
  if (use(JudgedContext).isMended) return null
  return <Notice tone="danger" role="alert" tabIndex={-1} {...props} />
}

type Judge = (said: FormData) => Readonly<Record<string, string>>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** When fields are left, or at once if one press changes them. @param problem new for each attempt */
function useJudged(
  form: RefObject<HTMLFormElement | null>,
  problem: object | null,
  judge: Judge = () => ({}),
): Judged {
  /** Values of the refused fields at the refusal, by id. */
  const refused = useRef<ReadonlyMap<string, string>>(new Map())
  const [judged, setJudged] = useState(unjudged)
  const [seen, setSeen] = useState(problem)
  if (seen !== problem) {
    setSeen(problem)
    setJudged(unjudged)
  }

  useEffect(() => {
    const elements = [...(form.current?.elements ?? [])].filter(isField)
    const wrong = elements.filter((field) => field.matches('[aria-invalid="true"]'))
    refused.current = new Map(wrong.map((field) => [field.id, contentOf(field)]))
  }, [form, problem])

  const look = useEffectEvent(({ target }: Event) => {
    const said = isField(target) ? refused.current.get(target.id) : undefined
    if (!isField(target) || !form.current || said === undefined) return
    const fields = new Map(judged.fields)
    if (contentOf(target) === said) fields.delete(target.id)
    else fields.set(target.id, judge(new FormData(form.current))[target.id] ?? '')
    setJudged({ fields, isMended: [...refused.current.keys()].every((id) => fields.get(id) === '') })
  })
  useEffect(() => {
    const element = form.current
    const listening = new AbortController()
    const { signal } = listening
    let isPressed = false
    const press = () => (isPressed = true)
    const release = () => (isPressed = false)
    addEventListener('pointerdown', press, { signal, capture: true })
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, release, { signal, capture: true })
    for (const type of ['focusout', 'change']) {
      element?.addEventListener(type, (event) => (isPressed ? afterPress(() => look(event)) : look(event)), {
        signal,
      })
    }
    return () => listening.abort()
  }, [form])

  return judged
}

/** After a press: an error that disappears earlier would move the button away, and the press would be lost. */
function afterPress(then: () => void): void {
  const release = () => setTimeout(then)
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, release, { once: true, capture: true })
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

function contentOf(field: Field): string {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value
}
