/** Counted from 1. */
export interface CommandLine {
  line: number
  key: string
  value: string
}

/** As Equalizer APO reads them (FilterEngine.cpp in https://sourceforge.net/p/equalizerapo/code/HEAD/tree/trunk/):
 * all other lines are comments. Accepts any system's line ends. */
export function commandLines(text: string): CommandLine[] {
  return text.split(/\r\n|\n|\r/).flatMap((content, index) => {
    const colon = content.indexOf(':')
    const key = content.slice(0, colon).trim()
    if (colon < 0 || key.startsWith('#') || key.startsWith('*')) return []
    return [{ line: index + 1, key, value: content.slice(colon + 1) }]
  })
}

/** Like Equalizer APO, ignores the filter's number and anything else before the colon. */
export function isFilterLine({ key, value }: CommandLine): boolean {
  return /^Filter\s{0,20}\d*$/i.test(key) || (/^Filter/i.test(key) && /^\s{0,20}O(N|FF)\s/i.test(value))
}

export function isCommand({ key }: CommandLine, name: string): boolean {
  return key.toLowerCase() === name.toLowerCase()
}

/** Of a filter line in Equalizer APO, which skips lines with others and is case-sensitive. */
const WORDS = new Map(
  ['Filter', 'ON', 'Fc', 'Hz', 'Gain', 'dB', 'Q', 'BW', 'Oct']
    .concat([
      'PK',
      'PA',
      'PEQ',
      'Modal',
      'LSQ',
      'HSQ',
      'LP',
      'HP',
      'LPQ',
      'HPQ',
      'BP',
      'LS',
      'HS',
      'LSC',
      'HSC',
      'NO',
      'AP',
    ])
    .map((word) => [word.toLowerCase(), word]),
)

/** Equalizer APO's BiQuadFilterFactory.cpp is case-sensitive (`ON`, not `On`) and silently skips other lines. */
export function isSpelled({ key, value }: CommandLine): boolean {
  const words = `${key} ${value}`.match(/[A-Za-z]+/g) ?? []
  return words.every((word) => (WORDS.get(word.toLowerCase()) ?? word) === word)
}
