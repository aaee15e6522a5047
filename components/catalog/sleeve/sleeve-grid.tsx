import type { ReactNode } from 'react'

interface SleeveGridProps {
  /** In their order, each with the preset's id. */
  sleeves: readonly (readonly [id: string, sleeve: ReactNode])[]
}

/** Record sleeves without a gap: every row is full. */
export function SleeveGrid({ sleeves }: SleeveGridProps) {
  return (
    <ul className="sleeve-grid">
      {sleeves.map(([id, sleeve], index) => (
        <li key={id} className={sleeveWidth(index, sleeves.length)}>
          {sleeve}
        </li>
      ))}
    </ul>
  )
}

/**
 * The style of a sleeve in a `sleeve-grid`. Where a row would not be full, the first sleeve and, if needed, the
 * last span two columns. It is set on each of them, because a streamed page does not know yet how many follow.
 */
export function sleeveWidth(index: number, count: number): string {
  if (count === 1) return ''
  const [isFirst, isLast] = [index === 0, index === count - 1]
  const inTwos = isFirst && count % 2 === 1
  const inThrees = (isFirst && count % 3 > 0) || (isLast && count % 3 === 1)
  return `${inTwos ? 'sm:max-lg:col-span-2' : ''} ${inThrees ? 'lg:col-span-2' : ''}`.trim()
}
