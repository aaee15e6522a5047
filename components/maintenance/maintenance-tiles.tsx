import type { ReactNode } from 'react'

/** What the shop offers, or might one day, in one sentence each. */
export function MaintenanceTiles({
  name,
  tiles,
}: {
  name: string
  tiles: readonly { title: string; text: string }[]
}) {
  return (
    <ul aria-label={name} className="grid gap-3 md:grid-cols-3 md:gap-5">
      {tiles.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 card p-4 md:grid-cols-1 md:gap-y-2 md:p-5"
        >
          <svg
            viewBox="0 0 24 24"
            className="row-span-2 size-8 text-accent md:row-span-1 md:mb-1"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {pictures[index]}
          </svg>
          <h2 className="text-base">{title}</h2>
          <p className="text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Sound waves, equaliser, raised hand in a speech bubble. */
const pictures: readonly ReactNode[] = [
  <path key="waves" d="M3 10v4m4-7v10m5-14v18m5-14v10m4-7v4" />,
  <g key="equaliser">
    <path d="M5 3v8m0 6v4M12 3v2m0 6v10M19 3v11m0 6v1" />
    <path d="M5 11a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm7-6a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm7 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
  </g>,
  <path
    key="vote"
    d="M4 4h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-7l-5 4v-4H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm4 6.5 3 3 5-6"
  />,
]
