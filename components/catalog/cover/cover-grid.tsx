import type { ReactNode } from 'react'

interface CoverGridProps {
  covers: readonly (readonly [id: string, cover: ReactNode])[]
}

export function CoverGrid({ covers }: CoverGridProps) {
  return (
    <ul className="cover-grid">
      {covers.map(([id, cover], index) => (
        <li key={id} className={coverWidth(index, covers.length)}>
          {cover}
        </li>
      ))}
    </ul>
  )
}

/**
 * Where a row would not be full, the first cover and, if needed, the last span two columns. Set on each of them,
 * because a streamed page does not know yet how many follow.
 */
export function coverWidth(index: number, count: number): string {
  if (count === 1) return ''
  const [isFirst, isLast] = [index === 0, index === count - 1]
  const inTwos = isFirst && count % 2 === 1
  const inThrees = (isFirst && count % 3 > 0) || (isLast && count % 3 === 1)
  return `${inTwos ? 'sm:max-lg:col-span-2' : ''} ${inThrees ? 'lg:col-span-2' : ''}`.trim()
}
