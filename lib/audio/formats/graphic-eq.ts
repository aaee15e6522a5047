import type { CurvePoint } from '../extremes'
import { AUDIBLE, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { responseOf } from '../response'
import { TEXT_FILE, type FileFormat } from './file-format'

const COUNT = 127
const RATIO = 1.0563

/** Hz; Wavelet refuses a file with any other frequencies (https://pittvandewitt.github.io/Wavelet/Import/). */
const frequencies = Array.from({ length: COUNT }, (_, index) => Math.floor(AUDIBLE.min * RATIO ** index))

/**
 * A preset as AutoEq's `GraphicEQ.txt`, which Wavelet imports: one line without a line end, `GraphicEQ: Hz dB; Hz dB;
 * …`, gains with one decimal.
 * | The preamp is part of every gain: the format has no other place for it, and Equalizer APO and others take the
 * gains as they are, so that boosts would clip without it. The highest gain is at most -0.1 dB, as in AutoEq's files.
 * Wavelet shifts an imported curve to an average of 0 dB, whatever its level; there its limiter has to prevent
 * clipping, which the read-me explains.
 */
export function graphicEq({ filters }: { filters: readonly Filter[] }): string {
  const points = graphicEqPoints(filters).map(({ frequency, gain }) => `${frequency} ${gain.toFixed(1)}`)
  return `GraphicEQ: ${points.join('; ')}`
}

/** The file's contents with unrounded gains: frequencies in Hz, preamp included. */
function graphicEqPoints(filters: readonly Filter[]): CurvePoint[] {
  const response = responseOf(filters)
  const preamp = preampOf(filters)
  return frequencies.map((frequency) => ({ frequency, gain: response(frequency) + preamp }))
}

export const graphicEqFormat = {
  id: 'graphicEq',
  name: 'graphic-eq-wavelet.txt',
  contentType: TEXT_FILE,
  // The curve at 127 frequencies, whatever the filters.
  mostFilters: Infinity,
  build: graphicEq,
  points: graphicEqPoints,
  programs: ['Wavelet', 'JamesDSP'],
  guides: [
    { guide: 'wavelet', system: 'android' },
    { guide: 'jamesDsp', system: 'android' },
  ],
} as const satisfies FileFormat
