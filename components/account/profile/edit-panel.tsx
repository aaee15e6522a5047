import type { ReactNode, RefObject } from 'react'

interface EditPanelProps {
  panel: RefObject<HTMLDetailsElement | null>
  /** What is done here; on the button that opens it. */
  action: string
  children: ReactNode
}

/** A form that shows itself when it is wanted. */
export function EditPanel({ panel, action, children }: EditPanelProps) {
  return (
    <details ref={panel} className="group">
      <summary className="button button-secondary list-none group-open:mb-5">{action}</summary>
      {children}
    </details>
  )
}

/** Hides the form again and leaves the focus on what opens it. */
export function closePanel(panel: HTMLDetailsElement | null): void {
  if (!panel) return
  panel.open = false
  panel.querySelector('summary')?.focus()
}
