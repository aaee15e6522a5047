/** By how many dB Wavelet's curve deviates between its frequencies, as a read-me says; NaN if it does not. */
export function saidBetween(readMe: string): number {
  const said = /dazwischen um höchstens ([\d,]+) dB/.exec(readMe.replaceAll(/\s+/g, ' '))?.[1]
  return Number(said?.replace(',', '.'))
}
