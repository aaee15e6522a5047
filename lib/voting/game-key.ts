import { plainWords } from '@/lib/catalog/showing/plain-words'

/**
 * Identity of a game however it is spelled: its letters and digits as normalised by the catalogue's search; ''
 * if there are none.
 */
export function gameKey(game: string): string {
  return plainWords(game).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
