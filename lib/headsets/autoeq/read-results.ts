import type { Headset } from '../schema'
import { headsetFrom } from './headset-from'
import { resultOf } from './result-path'

/** Before each file: its path gives model and measurer. */
const HEADING = /^# (results\/.+ ParametricEQ\.txt)$/

/** Each below a line with its path. @throws Error for an invalid path, and whatever `headsetFrom` throws */
export function readResults(text: string, aliases: string): Headset[] {
  const named = readAliases(aliases)
  return partsOf(text).map(({ path, content }) => {
    const result = resultOf(path)
    if (!result) throw new Error(`${path}: no result of AutoEq`)
    return headsetFrom(content, { ...result, aliases: named.get(result.name) ?? [] })
  })
}

function partsOf(text: string): { path: string; content: string }[] {
  const parts: { path: string; content: string }[] = []
  for (const line of text.split('\n')) {
    const path = HEADING.exec(line)?.[1]
    const last = parts.at(-1)
    if (path !== undefined) parts.push({ path, content: '' })
    else if (last) last.content += `${line}\n`
  }
  return parts
}

/** From lines `MODEL: alias, alias`. */
export function readAliases(text: string): ReadonlyMap<string, string[]> {
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [model = '', names = ''] = line.split(/: (.*)/)
      return [model, names.split(', ')]
    }),
  )
}
