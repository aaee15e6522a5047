'use client'

import type { CSSProperties, SVGAttributes } from 'react'
import { EM, type LetterShape } from './letter-shape'

/** Baseline, in drawing units. */
const ASCENT = 76

interface LettersProps extends LetterShape {
  fit?: 'line' | 'width'
  named?: SVGAttributes<SVGSVGElement> // for screen readers
  className?: string
}

/** As wide before as after the font loads. For the browser, because its elements are ten times as long as what they
 * are made of, and a page would bring them twice. */
export function Letters({ letters, lifts, width, fit = 'line', named = {}, className = '' }: LettersProps) {
  return (
    <svg
      {...named}
      viewBox={`0 0 ${width} ${EM}`}
      preserveAspectRatio="xMinYMid"
      className={`shaped-name ${fit === 'line' ? 'shaped-line' : 'w-full'} ${className}`}
      style={fit === 'line' ? { width: `${width / EM}em` } : undefined}
    >
      {/* Hidden even in a named picture: Chromium would read the letters as well. */}
      <text aria-hidden="true" y={ASCENT} textLength={width} lengthAdjust="spacing">
        {letters.map((run, index) => (
          <tspan key={index} style={liftedBy(lifts[index])}>
            {run}
          </tspan>
        ))}
      </text>
    </svg>
  )
}

function liftedBy(lift = 0): CSSProperties & Record<'--lift', number> {
  return { '--lift': lift }
}
