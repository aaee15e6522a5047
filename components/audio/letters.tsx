import type { SVGAttributes } from 'react'
import { letterStyle } from '@/lib/audio/letter-style'

/** Size and baseline of the letters, in drawing units. */
const EM = 100
const ASCENT = 76
const HEIGHT = 100

export interface Run {
  letters: string
  lift: number
  width: number // em
}

interface LettersProps {
  runs: readonly Run[]
  fit?: 'line' | 'width'
  named?: SVGAttributes<SVGSVGElement> // for screen readers
  className?: string
}

/** As wide before as after the font loads. */
export function Letters({ runs, fit = 'line', named = {}, className = '' }: LettersProps) {
  const width = Math.round(runs.reduce((sum, run) => sum + run.width, 0) * EM)
  return (
    <svg
      {...named}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMinYMid"
      className={`shaped-name ${fit === 'line' ? 'shaped-line' : 'w-full'} ${className}`}
      style={fit === 'line' ? { width: `${width / HEIGHT}em` } : undefined}
    >
      {/* Hidden even in a named picture: Chromium would read the letters as well. */}
      <text aria-hidden="true" y={ASCENT} textLength={width} lengthAdjust="spacing">
        {runs.map(({ letters, lift }, index) => {
          const { stretch, weight } = letterStyle(lift)
          return (
            <tspan key={index} style={{ fontStretch: `${stretch}%`, fontWeight: weight }}>
              {letters}
            </tspan>
          )
        })}
      </text>
    </svg>
  )
}
