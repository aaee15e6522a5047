interface ToastAction {
  text: string
  run: () => void
}

interface Toast {
  id: number
  text: string
  action?: ToastAction | undefined
}

let current: Toast | null = null
let count = 0
const listeners = new Set<() => void>()

/** In place of the last one. @param action a button to undo, e.g. `Rückgängig`; a press ends the message */
export function showToast(text: string, action?: ToastAction): void {
  count += 1
  set({ id: count, text, action })
}

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
