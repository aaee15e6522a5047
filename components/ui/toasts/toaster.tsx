'use client'

import { useEffect, useState, useSyncExternalStore, useRef, type FocusEvent } from 'react'
import { Button } from '../button'
import { useTranslations } from '../texts/use-translations'
import { toasts } from './toast'

/** ms; longer for messages with an action. */
const STAY = 8_000
const STAY_TO_DECIDE = 20_000

/** There from the start: screen readers only announce changes of what they know. */
export function Toaster() {
  const t = useTranslations('ui')
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  const [isHeld, setIsHeld] = useState(false)
  const action = toast?.action
  const { frame, onFocus, giveFocusBack } = useToastFocus(action)

  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(toasts.dismiss, toast.action ? STAY_TO_DECIDE : STAY)
    return () => clearTimeout(timer)
  }, [toast, isHeld])

  const end = () => {
    giveFocusBack()
    setIsHeld(false)
    toasts.dismiss()
  }
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocusCapture: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
  return (
    <div ref={frame} className="toaster" data-shown={toast ? '' : undefined} onFocus={onFocus} {...hold}>
      <p role="status" aria-live="polite" className="min-w-0 flex-[1_1_8rem]">
        {toast && <span key={toast.id}>{toast.text}</span>}
      </p>
      {action && (
        <Button
          tone="quiet"
          onClick={() => {
            end()
            action.run()
          }}
        >
          {action.text}
        </Button>
      )}
      {toast && (
        <button
          type="button"
          aria-label={t('closeToast')}
          onClick={end}
          className="grid size-11 place-items-center"
        >
          <svg
            viewBox="0 0 10 10"
            className="size-3"
            aria-hidden="true"
            stroke="currentColor"
            strokeWidth="1.5"
          >
            <path d="m1 1 8 8m0-8-8 8" />
          </svg>
        </button>
      )}
    </div>
  )
}

/** The first Tab after a toast appears leads to its buttons, Tab out of it back. @param action new for each toast */
function useToastFocus(action: object | undefined) {
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
        // Going forward, the browser continues from there.
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

/** A toast or dialog must not lose the focus. */
function isTrapped(): boolean {
  return Boolean(document.activeElement?.closest('.toaster, [role="dialog"]'))
}
