import type { ReactNode } from 'react'

export type Status = 'active' | 'inactive' | 'pending' | 'success' | 'error' | 'warning'

const tones: Record<Status, string> = {
  active: 'text-accent',
  inactive: 'text-muted',
  pending: 'text-warning',
  success: 'text-success',
  error: 'text-danger',
  warning: 'text-warning',
}

export function StatusBadge({ status, label }: { status: Status; label: string }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-2 rounded-field border border-current px-2 text-xs font-semibold ${tones[status]}`}
    >
      <StatusMark status={status} />
      {label}
    </span>
  )
}

/** The shapes differ as well, for those who cannot distinguish the colours. */
function StatusMark({ status }: { status: Status }) {
  return (
    <svg
      viewBox="0 0 10 10"
      className="size-2.5"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {marks[status]}
    </svg>
  )
}

const marks: Record<Status, ReactNode> = {
  active: <circle cx="5" cy="5" r="4" fill="currentColor" stroke="none" />,
  inactive: <circle cx="5" cy="5" r="3.5" />,
  pending: <path d="M5 .9a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2v4.1l2 1.2" strokeWidth="1.4" />,
  success: <path d="M1 5.5 4 8.5 9 2" strokeLinecap="round" strokeLinejoin="round" />,
  error: <path d="m1.5 1.5 7 7m0-7-7 7" strokeLinecap="round" />,
  warning: <path d="M5 .8v5M5 8.4v.9" strokeLinecap="round" />,
}
