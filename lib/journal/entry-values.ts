export interface EntryValues {
  /** A value that is not a record has the name ''. */
  fields: ReadonlyMap<string, unknown>
  /** Whether the entry was too long to be stored in full, so that fields may be missing. */
  isCut: boolean
}

/** Of truncated ones, the complete fields. */
export function valuesOf(text: string | undefined): EntryValues {
  if (text === undefined) return { fields: new Map(), isCut: false }
  const whole = parsed(text)
  if (whole !== undefined) return { fields: fieldsOf(whole), isCut: false }
  return { fields: fieldsOf(parsed(wholePart(text)) ?? null), isCut: true }
}

function fieldsOf(value: unknown): Map<string, unknown> {
  if (value === null) return new Map()
  return new Map(typeof value === 'object' ? Object.entries(value) : [['', value]])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Up to its last complete field. */
function wholePart(text: string): string {
  let depth = 0
  let end = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (token === ',' && depth === 1) end = index
  }
  return end === 0 ? '{}' : `${text.slice(0, end)}}`
}
