import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import type { Filter } from '@/lib/audio/filter'
import { letterLifts } from '@/lib/audio/letter-lifts'
import { letterWidth } from '@/lib/audio/letter-widths'
import { PICTURE_LIFTS, pictureFont } from '@/lib/audio/letter-style'
import type { Palette } from '@/lib/audio/palette'

export const PLAIN_FONT = pictureFont(0)

/** The fonts of pictures: their renderer knows no variable axes, so there is one font per lift. */
export function pictureFonts() {
  return Promise.all(
    PICTURE_LIFTS.map(async (lift) => ({
      name: pictureFont(lift),
      data: await readFile(join(process.cwd(), 'fonts', `${pictureFont(lift)}.ttf`)),
    })),
  )
}

interface PictureNameProps {
  filters: readonly Filter[]
  name: string
  /** Pixels, as below; reduced if the letters do not fit. */
  largest: number
  room: number
}

export function PictureName({ filters, name, largest, room }: PictureNameProps) {
  const lifts = letterLifts(name, filters)
  const letters = [...name].map((letter, index) => ({ letter, lift: lifts[index] ?? 0 }))
  const width = letters.reduce((sum, { letter, lift }) => sum + letterWidth(letter, lift), 0)
  const fontSize = Math.min(largest, room / width)
  return (
    <div style={{ display: 'flex', fontSize, lineHeight: 1.1 }}>
      {letters.map(({ letter, lift }, index) => (
        <span key={index} style={{ fontFamily: pictureFont(lift), whiteSpace: 'pre' }}>
          {letter}
        </span>
      ))}
    </div>
  )
}

interface PictureCurveProps {
  filters: readonly Filter[]
  palette: Palette
  width: number
  /** Pixels from the picture's lower edge. */
  height: number
}

export function PictureCurve({ filters, palette, width, height }: PictureCurveProps) {
  const drawing = curveGeometry(filters, 'stage')
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      style={{ position: 'absolute', left: 0, bottom: 0 }}
    >
      <path
        d={`M0 ${drawing.zero}H${drawing.width}`}
        stroke={palette.ink}
        strokeOpacity="0.4"
        strokeWidth="14"
      />
      <path
        d={drawing.path}
        fill={palette.accent}
        fillOpacity="0.18"
        stroke={palette.accent}
        strokeWidth="40"
      />
    </svg>
  )
}
