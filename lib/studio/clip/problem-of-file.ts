import type { ClipProblem } from './clip'

const EBML = [0x1a, 0x45, 0xdf, 0xa3]
/** Handlers in MP4, codecs in MKV. */
const SOUND_IN_MP4 = 'soun'
const HANDLER = 'hdlr'
/** Bytes from a handler box's name to its kind. */
const TO_KIND = 12
const SOUND_IN_MKV = /A_(?:AAC|OPUS|VORBIS|AC3|EAC3|FLAC|PCM|MPEG|DTS)/
const MP4 = 'ftyp'

/** Why a browser could not read it, as far as the file tells. */
export function problemOfFile(bytes: Uint8Array): ClipProblem {
  const isMatroska = EBML.every((byte, index) => bytes[index] === byte)
  const isMp4 = textIn(bytes, 4, MP4.length) === MP4
  if (!isMatroska && !isMp4) return 'notDecoded'
  // Tracks are described at the start or the end of a file.
  const ends = [bytes.subarray(0, HEAD), bytes.subarray(Math.max(0, bytes.length - HEAD))]
  const texts = ends.map((end) => textIn(end, 0, end.length))
  if (!texts.some(isMatroska ? (text) => SOUND_IN_MKV.test(text) : hasSoundHandler)) return 'noSound'
  return isMatroska ? 'matroska' : 'notDecoded'
}

/** Bytes at each end that are searched. */
const HEAD = 8 * 2 ** 20

function hasSoundHandler(text: string): boolean {
  for (let at = text.indexOf(HANDLER); at >= 0; at = text.indexOf(HANDLER, at + 1))
    if (text.startsWith(SOUND_IN_MP4, at + TO_KIND)) return true
  return false
}

function textIn(bytes: Uint8Array, from: number, length: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(from, from + length))
}
