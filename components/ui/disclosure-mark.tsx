/** The arrow of a `<summary>`; it turns while the `<details>` (class `group`) is open. */
export function DisclosureMark() {
  return (
    <svg
      viewBox="0 0 12 12"
      className="size-3 shrink-0 transition-transform duration-150 group-open:rotate-180"
      aria-hidden="true"
    >
      <path d="m1 3.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
