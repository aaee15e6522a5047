'use client'

import { useEffect } from 'react'
import { HYDRATED } from '@/lib/http/browser/early-presses'

/** Replays what was typed, then what was pressed before. Has to be the last element, so that all else is ready. */
export function EarlyPresses() {
  useEffect(() => {
    void tellOfEarlyInput().then(() => document.dispatchEvent(new Event(HYDRATED)))
  }, [])
  return null
}

type Field = HTMLInputElement | HTMLSelectElement

/** Values typed or restored before React started, which its next update would replace with the server's. */
async function tellOfEarlyInput(): Promise<void> {
  const fields = [...document.querySelectorAll<Field>('input, select')].filter(isChanged)
  const changes = fields.map((field) => ({ field, value: field.value }))
  for (const { field, value } of changes) {
    if (field instanceof HTMLInputElement) type(field, value)
    else choose(field, value)
    // By then React has rendered, and the next change builds on that.
    await Promise.resolve()
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  return field.value !== field.defaultValue && /^(text|search|email|password)$/.test(field.type)
}

/** React compares with the last value set through the element itself; the prototype's setter bypasses that. */
function type(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
