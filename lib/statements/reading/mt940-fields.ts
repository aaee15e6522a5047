import { existingDay } from './read-values'

/** Tag, line and content of a field, which may span several lines. */
export interface Field {
  tag: string
  line: number
  lines: string[]
}

/** How a field begins: exactly by the standard, or preceded by spaces, hyphens or byte order marks. */
const BEGINNINGS = {
  strict: /^(?:\{[^}]*\})*:(\d\d[A-Z]?):(.*)$/,
  lenient:
    /^(?:\{[^}]*\})*[-\s\p{Cc}\p{Cf}]*:(13D?|20|21|25P?|28C?|34F|6[02][FM]|61|6[45]|86|90[CD])\s*:(.*)$/u,
} as const

/** The fields of an MT940, in order. */
export function fieldsOf(text: string, manner: keyof typeof BEGINNINGS): Field[] {
  const fields: Field[] = []
  const source = manner === 'strict' ? text : text.replaceAll(/^:\r?\n(?=\d\d[A-Z]?:)/gm, ':')
  for (const [index, whole] of source.split(/\r\n?|\n/).entries()) {
    // SWIFT's block ends after a hyphen, perhaps with the next one on the same line.
    const line = whole.replace(/(?<=.)-\}(?:\{.*)?\s*$/, '')
    const [, tag, content = ''] = BEGINNINGS[manner].exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, line: index + 1, lines: [content] })
    else if (/^-(?:\}.*|\s*)$/.test(line)) fields.push({ tag: '-', line: index + 1, lines: [] })
    else fields.at(-1)?.lines.push(line)
  }
  return fields
}

/** Reads `YYMMDD`; null if there is no such day. */
export const dayOf = (digits: string) =>
  existingDay(`20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`)
