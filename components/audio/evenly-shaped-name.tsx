import { Fragment } from 'react'
import { TRACKING } from '@/lib/audio/letter-places'
import { letterWidth } from '@/lib/audio/letter-widths'
import { EM } from './letter-shape'
import { Letters } from './letters'

const PIECES_OF_A_WORD = /.{1,16}/gsu // the longest that fits on a phone

/** Shaped by a number rather than a curve. Words wrap, each as wide before as after the font loads. For headings with
 * the name as `aria-label`.
 * @param lift from -1 (narrow and light) to 1 (wide and heavy) */
export function EvenlyShapedName({ name, lift }: { name: string; lift: number }) {
  const pieces = name.split(/\s+/).flatMap((word) => word.match(PIECES_OF_A_WORD) ?? [])
  return (
    <span aria-hidden="true">
      {pieces.map((piece, index) => {
        const width = [...piece].reduce((sum, letter) => sum + letterWidth(letter, lift) + TRACKING, 0)
        return (
          <Fragment key={index}>
            {index > 0 && ' '}
            <Letters letters={[piece]} lifts={[lift]} width={Math.round(width * EM)} />
          </Fragment>
        )
      })}
    </span>
  )
}
