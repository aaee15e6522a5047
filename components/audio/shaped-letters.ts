import type { Filter } from '@/lib/audio/filter'
import { letterPlaces, switchedPlaces, widthOf } from '@/lib/audio/letter-places'
import { EM, type LetterShape } from './letter-shape'

/** @param full the curve whose extreme shapes a letter fully
 * @param isSwitched also fits even letters */
export function shapedLetters(
  name: string,
  filters: readonly Filter[],
  full: readonly Filter[] = filters,
  isSwitched = false,
): LetterShape {
  const places = (isSwitched ? switchedPlaces : letterPlaces)(name, filters, full)
  const letters: string[] = []
  const lifts: number[] = []
  for (const { letter, lift } of places) {
    if (lifts.at(-1) === lift) letters.push(`${letters.pop()}${letter}`)
    else {
      letters.push(letter)
      lifts.push(lift)
    }
  }
  return { letters, lifts, width: Math.round(widthOf(places) * EM) }
}
