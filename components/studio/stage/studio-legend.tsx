'use client'

import { useStudio } from '../use-studio'

/** Names the lines where there are two. */
export function StudioLegend({ other }: { other: string | null }) {
  const { texts } = useStudio()
  return (
    <ul className="studio-legend">
      {other !== null && (
        <>
          <li>{texts.legend}</li>
          <li data-dashed="" className="min-w-0">
            <span className="truncate">{other}</span>
          </li>
        </>
      )}
    </ul>
  )
}
