import type { CSSProperties } from 'react'
import { letterWidth } from '@/lib/audio/letter-widths'

/** Size and baseline of the letters, in drawing units. */
const EM = 100
const ASCENT = 76

/** A wave through its letters; still for who wants less motion. */
export function WavingBrand({ name }: { name: string }) {
  const letters = [...name]
  const width = Math.round(letters.reduce((sum, letter) => sum + letterWidth(letter, 0), 0) * EM)
  return (
    <svg viewBox={`0 0 ${width} ${EM}`} className="shaped-name waving-brand w-full" aria-hidden="true">
      <text y={ASCENT} textLength={width} lengthAdjust="spacing">
        {letters.map((letter, place) => {
          const style: CSSProperties & Record<'--place', number> = { '--place': place }
          return (
            <tspan key={place} style={style}>
              {letter}
            </tspan>
          )
        })}
      </text>
    </svg>
  )
}
