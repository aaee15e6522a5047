import type { Dynamics } from '@/lib/audio/dynamics/dynamics'

const exact = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })
const twoDecimals = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const signed = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

const signedHalf = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const NO_BREAK = '\u00a0'

/** With a sign, e.g. `+3,5 dB`; screen readers read the true minus sign. */
export function formatGain(decibels: number): string {
  return `${signed.format(decibels).replace('-', '\u2212')}${NO_BREAK}dB`
}

/** With signs: `+1` and `+3,5 dB`. */
export function formatRange(from: number, to: number): { from: string; to: string } {
  const end = (decibels: number) => signedHalf.format(decibels).replace('-', '\u2212')
  return { from: end(from), to: `${end(to)}${NO_BREAK}dB` }
}

/** Whole Hz: `90 Hz`, `3,2 kHz`. */
export function formatFrequency(hertz: number): string {
  return hertz < 1000 ? `${exact.format(hertz)}${NO_BREAK}Hz` : `${exact.format(hertz / 1000)}${NO_BREAK}kHz`
}

/** `0,70`. */
export function formatQ(q: number): string {
  return twoDecimals.format(q)
}

/** `−30,0 dB`, `3 : 1`, `150 ms`. */
export function formatDynamics(name: keyof Dynamics, value: number): string {
  if (name === 'threshold' || name === 'makeUp') return formatGain(value)
  return name === 'ratio'
    ? `${exact.format(value)}${NO_BREAK}:${NO_BREAK}1`
    : `${exact.format(value)}${NO_BREAK}ms`
}
