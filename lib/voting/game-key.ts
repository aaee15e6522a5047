import { plainWords } from '@/lib/catalog/showing/plain-words'

/**
 * By what a game is the same, however somebody writes it: its letters and digits as the catalogue's search takes them; '' for a
 * text without any.
 */
export function gameKey(game: string): string {
  return plainWords(game).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
