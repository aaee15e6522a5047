import type { ReactNode, RefObject } from 'react'

interface EditPanelProps {
  panel: RefObject<HTMLDetailsElement | null>
  action: string
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

export function closePanel(panel: HTMLDetailsElement | null): void {
  if (!panel) return
  panel.open = false
  panel.querySelector('summary')?.focus()
}
