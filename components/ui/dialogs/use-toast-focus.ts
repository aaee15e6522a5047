'use client'

import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Makes the buttons of a toast reachable from anywhere: the first Tab after it has come leads to it, and out of it the
 * keyboard goes on where it was.
 * @param action what there is to reach; another object for each toast
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
        // Forwards, the browser goes on from there.
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

/** Whether the focus is in the toast already, or in a dialog, which keeps it. */
function isTrapped(): boolean {
  return Boolean(document.activeElement?.closest('.toaster, [role="dialog"]'))
}
