/** The mark of app/icon.svg without its ground, beside the shop's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <svg viewBox="5 13 54 38" className="h-6 w-8 text-accent" aria-hidden="true">
        <path
          d="M9 46c8 0 8-11 14-11s6 13 12 11c6-3 4-29 10-29 5 0 5 13 10 13"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  )
}
