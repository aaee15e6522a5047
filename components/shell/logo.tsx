/** The mark of app/icon.svg without its ground, beside the shop's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <svg viewBox="5 13 54 38" className="h-6 w-8 text-accent" aria-hidden="true">
        <path
          d="M9 46c7 0 9-9 14-9 6 0 6 7 11 5 6-3 5-25 11-25 4 0 4 11 10 12"
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
