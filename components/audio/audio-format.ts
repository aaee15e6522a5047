const exact = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })
const twoDecimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const signed = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

const NO_BREAK = '\u00a0'

/** A gain in dB with its sign, e.g. `+3,5 dB`, with a true minus sign, which screen readers say. */
export function formatGain(decibels: number): string {
  return `${signed.format(decibels).replace('-', '\u2212')}${NO_BREAK}dB`
}

/** A frequency in whole Hz as all pages write it: `90 Hz`, `3,2 kHz`. */
export function formatFrequency(hertz: number): string {
  return hertz < 1000 ? `${exact.format(hertz)}${NO_BREAK}Hz` : `${exact.format(hertz / 1000)}${NO_BREAK}kHz`
}

/** Q with two decimals, e.g. `0,70`. */
export function formatQ(q: number): string {
  return twoDecimals.format(q)
}
