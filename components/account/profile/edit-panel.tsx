import type { ReactNode, RefObject } from 'react'

interface EditPanelProps {
  panel: RefObject<HTMLDetailsElement | null>
  action: string
  /** Whether it starts unfolded. */
  isOpen?: boolean
  children: ReactNode
}

export function EditPanel({ panel, action, isOpen, children }: EditPanelProps) {
  return (
    <details ref={panel} open={isOpen} className="group">
      <summary className="button button-secondary list-none group-open:mb-5">{action}</summary>
      {children}
    </details>
  )
}

/** Folds the form away and puts the focus on its button. */
export function closePanel(panel: HTMLDetailsElement | null): void {
  if (!panel) return
  panel.open = false
  panel.querySelector('summary')?.focus()
}
