'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../button'
import { toasts } from './toast'
import { useToastFocus } from './use-toast-focus'

/** ms; longer where there is something to decide. */
const STAY = 8_000
const STAY_TO_DECIDE = 20_000

/**
 * Shows the messages of `showToast`. It is there from the start, because screen readers only announce changes
 * of what they know.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
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
          aria-label={closeLabel}
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
