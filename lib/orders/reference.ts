import 'server-only'
import { randomInt } from 'node:crypto'

/** Without O, 0, I and 1, which are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUP_LENGTH = 5

/** For a transfer's purpose, easy to type: 50 bits, e.g. `SK-7KQ2M-XW9TR`. */
export function newReference(): string {
  return `SK-${randomGroup()}-${randomGroup()}`
}

function randomGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** However typed, dictated or copied: ignores case, hyphens, spaces and a missing `SK`. */
export function referenceKeyOf(text: string): string {
  const characters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return /^[A-Z0-9]{10}$/.test(characters) ? `SK${characters}` : characters
}
