import type { Filter } from '@/lib/audio/filter'
import { letterLifts } from '@/lib/audio/letter-lifts'
import { letterStyle } from '@/lib/audio/letter-style'
import { letterWidth } from '@/lib/audio/letter-widths'

/** Of the drawing: the letters are this large, and this far down their base line. */
const EM = 100
const ASCENT = 76
const HEIGHT = 100
/** Letters of large type stand closer, in em. */
const TRACKING = -0.02

interface ShapedNameProps {
  name: string
  filters: readonly Filter[]
  /** `line`: as high as the text around it; `width`: as wide as its box. */
  fit?: 'line' | 'width'
  /** Whether a heading or a link around it says the name (`aria-label`), so that it need not be said again. */
  isNamedAround?: boolean
  className?: string
}

/**
 * A name whose letters are set by a curve. Text in a drawing, because there it takes the same room before and after its
 * font has loaded; to select and to find, and one word for a screen reader.
 *
 * In a line of a list, as large as the text around it:
 * `<ShopLink href={…} aria-label={name} className="text-2xl"><ShapedName name={name} filters={filters} isNamedAround /></ShopLink>`
 */
export function ShapedName({ name, filters, fit = 'line', isNamedAround, className = '' }: ShapedNameProps) {
  const runs = runsOf(name, letterLifts(name, filters))
  const width = Math.round(runs.reduce((sum, run) => sum + run.width, 0) * EM)
  return (
    <svg
      {...(isNamedAround ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMinYMid"
      className={`shaped-name ${fit === 'line' ? 'shaped-line' : 'w-full'} ${className}`}
      style={fit === 'line' ? { width: `${width / HEIGHT}em` } : undefined}
    >
      {/* Hidden even in a picture with a name: Chromium would read its letters besides. */}
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

interface Run {
  letters: string
  lift: number
  /** In em. */
  width: number
}

/** Neighbours that look the same are set together. */
function runsOf(name: string, lifts: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const [index, letter] of [...name].entries()) {
    const lift = lifts[index] ?? 0
    const width = letterWidth(letter, lift) + TRACKING
    const last = runs.at(-1)
    if (last?.lift === lift) {
      last.letters += letter
      last.width += width
    } else runs.push({ letters: letter, lift, width })
  }
  return runs
}
