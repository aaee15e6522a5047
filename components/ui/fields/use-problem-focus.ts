'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the focus on the first wrong field of a form, else on the notice of what went wrong.
 * @param problem another object for each failed attempt; null while there is none
 */
export function useProblemFocus(problem: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [problem])
  return form
}
