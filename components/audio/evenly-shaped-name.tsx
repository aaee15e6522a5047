import { Fragment } from 'react'
import { TRACKING } from '@/lib/audio/letter-places'
import { letterWidth } from '@/lib/audio/letter-widths'
import { Letters } from './letters'

/** The longest piece that fits on a phone. */
const PIECES_OF_A_WORD = /.{1,16}/gsu

/**
 * A name whose letters are all shaped alike, by a number rather than a curve. Its words wrap, each as wide before as after the
 * font loads. For headings that have the name as `aria-label`.
 * @param lift from -1 (narrow and light) to 1 (wide and heavy)
 */
export function EvenlyShapedName({ name, lift }: { name: string; lift: number }) {
  const pieces = name.split(/\s+/).flatMap((word) => word.match(PIECES_OF_A_WORD) ?? [])
  return (
    <span aria-hidden="true">
      {pieces.map((piece, index) => {
        const width = [...piece].reduce((sum, letter) => sum + letterWidth(letter, lift) + TRACKING, 0)
        return (
          <Fragment key={index}>
            {index > 0 && ' '}
            <Letters runs={[{ letters: piece, lift, width }]} />
          </Fragment>
        )
      })}
    </span>
  )
}
