import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { unjudged, type Judged } from './judged'

export type Judge = (said: FormData) => Readonly<Record<string, string>>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** When fields are left, or at once if one press changes them. @param problem new for each attempt */
export function useJudged(
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
