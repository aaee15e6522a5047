/** A paragraph, or numbered steps with lines to copy. */
export type GuidePart = string | { text: string; lines: string[] }[]

const STEP = /^\d+\. /

/** Splits a guide: `1. …` starts a step, and an indented line below it is a line to copy. */
export function guidePartsOf(text: string): GuidePart[] {
  const parts: GuidePart[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const last = parts.at(-1)
    const steps = typeof last === 'object' ? last : null
    if (STEP.test(line)) {
      const step = { text: line.replace(STEP, ''), lines: [] }
      if (steps) steps.push(step)
      else parts.push([step])
    } else if (steps && line.startsWith(' ')) steps.at(-1)?.lines.push(line.trim())
    else parts.push(line)
  }
  return parts
}
