import { FRAME, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import { bands } from '@/lib/audio/spectrum/bands'

const BANDS_PER_ROW = 2
/** dB below the loudest value. */
const RANGE = 70

export const COLUMNS_PER_SECOND = 1 / FRAME

/** Intensities from 0 to 255, row by row, high frequencies on top. */
export interface ClipPicture {
  width: number
  height: number
  strengths: Uint8Array<ArrayBuffer>
}

export function pictureOf(frames: BandFrames): ClipPicture {
  const [width, height] = [frames.length, Math.floor(bands.length / BANDS_PER_ROW)]
  const levels = new Float32Array(width * height)
  let most = -Infinity
  for (const [column, powers] of frames.entries())
    for (let row = 0; row < height; row += 1) {
      let sum = 1e-12
      const first = (height - 1 - row) * BANDS_PER_ROW
      for (let band = first; band < first + BANDS_PER_ROW; band += 1) sum += powers[band] ?? 0
      const level = 10 * Math.log10(sum)
      most = Math.max(most, level)
      levels[row * width + column] = level
    }
  const strengths = Uint8Array.from(levels, (level) =>
    Math.max(0, Math.min(255, Math.round(255 * (1 - (most - level) / RANGE)))),
  )
  return { width, height, strengths }
}
