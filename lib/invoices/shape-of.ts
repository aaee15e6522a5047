import type { Filter } from '@/lib/audio/filter'
import { letterLifts } from '@/lib/audio/letter-lifts'
import { pictureFont } from '@/lib/audio/picture-fonts'

/** Shapes a name by its curve: one digit per letter, the number of its font, see `pictureFont`. */
export function shapeOf(name: string, filters: readonly Filter[]): string {
  return letterLifts(name, filters)
    .map((lift) => pictureFont(lift).slice(-1))
    .join('')
}
