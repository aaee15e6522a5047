/** A line `key: value` of a configuration, counted from 1. */
export interface CommandLine {
  line: number
  key: string
  value: string
}

/**
 * The lines of a text that hold a command, as Equalizer APO reads them (FilterEngine.cpp in
 * https://sourceforge.net/p/equalizerapo/code/HEAD/tree/trunk/): all else is comment. Ends of lines of every system.
 */
export function commandLines(text: string): CommandLine[] {
  return text.split(/\r\n|\n|\r/).flatMap((content, index) => {
    const colon = content.indexOf(':')
    const key = content.slice(0, colon).trim()
    if (colon < 0 || key.startsWith('#') || key.startsWith('*')) return []
    return [{ line: index + 1, key, value: content.slice(colon + 1) }]
  })
}

/** Whether a line holds a filter; Equalizer APO minds no number, nor what else stands before the colon. */
export function isFilterLine({ key, value }: CommandLine): boolean {
  return /^Filter\s{0,20}\d*$/i.test(key) || (/^Filter/i.test(key) && /^\s{0,20}O(N|FF)\s/i.test(value))
}

/** Whether a line is a certain command, in capitals or not. */
export function isCommand({ key }: CommandLine, name: string): boolean {
  return key.toLowerCase() === name.toLowerCase()
}
