/** A star in a square of 20: five outer points at radius 9, five inner ones at 3.9, from the top. */
export const STAR =
  'M10 1L12.29 6.84L18.56 7.22L13.71 11.21L15.29 17.28L10 13.9L4.71 17.28L6.29 11.21L1.44 7.22L7.71 6.84Z'

const STARS = 5

/** Filled from the left up to `value`. Screen readers need a text beside it. */
export function StarRow({ value, className = '' }: { value: number; className?: string }) {
  const row = Array.from({ length: STARS }, (_, index) => (
    <path key={index} d={STAR} transform={`translate(${20 * index})`} />
  ))
  return (
    <svg
      viewBox="0 0 100 20"
      className={`h-4 w-20 shrink-0 ${className}`}
      aria-hidden="true"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <g fill="none">{row}</g>
      <svg width={20 * value} height="20" overflow="hidden" fill="currentColor">
        {row}
      </svg>
    </svg>
  )
}
