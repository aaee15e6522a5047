import type { CurvePoint } from '../extremes'
import { AUDIBLE, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { responseOf } from '../response'
import { TEXT_FILE, type FileFormat } from './file-format'

const COUNT = 127
const RATIO = 1.0563

/** Hz; Wavelet refuses a file with any other frequencies (https://pittvandewitt.github.io/Wavelet/Import/). */
const frequencies = Array.from({ length: COUNT }, (_, index) => Math.floor(AUDIBLE.min * RATIO ** index))

/** AutoEq's `GraphicEQ.txt`, which Wavelet imports: one line without a line end, `GraphicEQ: Hz dB; Hz dB; …`, one
 * decimal. Gains include the preamp: the format has no other place for it, and Equalizer APO and others would clip.
 * The highest is at most -0.1 dB, as in AutoEq's files. Wavelet shifts a curve to an average of 0 dB, whatever its
 * level; there its limiter has to prevent clipping, which the read-me explains. */
export function graphicEq({ filters }: { filters: readonly Filter[] }): string {
  const points = graphicEqPoints(filters).map(({ frequency, gain }) => `${frequency} ${gain.toFixed(1)}`)
  return `GraphicEQ: ${points.join('; ')}`
}

/** Hz; gains unrounded, preamp included. */
function graphicEqPoints(filters: readonly Filter[]): CurvePoint[] {
  const response = responseOf(filters)
  const preamp = preampOf(filters)
  return frequencies.map((frequency) => ({ frequency, gain: response(frequency) + preamp }))
}

export const graphicEqFormat = {
  id: 'graphicEq',
  name: 'graphic-eq-wavelet.txt',
  contentType: TEXT_FILE,
  mostFilters: Infinity, // 127 frequencies, whatever the filters
  build: graphicEq,
  points: graphicEqPoints,
  programs: ['Wavelet', 'JamesDSP'],
  guides: [
    { guide: 'wavelet', system: 'android' },
    { guide: 'jamesDsp', system: 'android' },
  ],
} as const satisfies FileFormat
