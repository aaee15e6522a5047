const GAMES = 5
const SIZE = 28
const STEP = 36

/** The game left out of tuning, and measured, is filled. Belongs above the sentence that says the same. */
export function HeldOutPicture() {
  const games = Array.from({ length: GAMES }, (_, game) => game)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${GAMES * STEP} ${GAMES * STEP}`}
      className="w-full max-w-xs text-accent"
    >
      {games.flatMap((attempt) =>
        games.map((game) => (
          <rect
            key={`${attempt} ${game}`}
            x={game * STEP}
            y={attempt * STEP}
            width={SIZE}
            height={SIZE}
            fill={game === attempt ? 'currentColor' : undefined}
            className={game === attempt ? undefined : 'fill-line'}
          />
        )),
      )}
    </svg>
  )
}
