interface ToastAction {
  text: string
  run: () => void
}

interface Toast {
  /** Another one for each message, also for the same words. */
  id: number
  text: string
  action?: ToastAction | undefined
}

let current: Toast | null = null
let count = 0
const listeners = new Set<() => void>()

/**
 * Says a word about what has just been done, in the place of an earlier one.
 * @param action a way back, e.g. `Rückgängig`; pressing it ends the message
 */
export function showToast(text: string, action?: ToastAction): void {
  count += 1
  set({ id: count, text, action })
}

/** What `Toaster` shows. */
export const toasts = {
  current: () => current,
  dismiss: () => set(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function set(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}
