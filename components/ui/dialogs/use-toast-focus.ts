'use client'

import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Makes a toast's buttons reachable from anywhere: the first Tab after it appears leads to them, and Tab out of
 * it leads back.
 * @param action a new object for each toast
 */
export function useToastFocus(action: object | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement | null>(null)

  const giveFocusBack = () => {
    if (frame.current?.contains(document.activeElement)) origin.current?.focus()
  }
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    const isFromOutside = relatedTarget instanceof HTMLElement && !frame.current?.contains(relatedTarget)
    if (isFromOutside) origin.current = relatedTarget
  }

  useEffect(() => {
    if (!action) return
    let isNew = true
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const buttons = [...(frame.current?.querySelectorAll('button') ?? [])]
      const edge = event.shiftKey ? buttons[0] : buttons.at(-1)
      if (document.activeElement === edge) {
        // Going forwards, the browser moves on from there.
        origin.current?.focus()
        if (event.shiftKey) event.preventDefault()
      } else if (isNew && !event.shiftKey && !isTrapped()) {
        isNew = false
        event.preventDefault()
        buttons[0]?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [action])

  return { frame, onFocus, giveFocusBack }
}

/** Whether the focus is in a toast or dialog, which must not lose it. */
function isTrapped(): boolean {
  return Boolean(document.activeElement?.closest('.toaster, [role="dialog"]'))
}
