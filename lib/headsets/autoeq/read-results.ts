import type { Headset } from '../schema'
import { headsetFrom } from './headset-from'
import { resultOf } from './result-path'

/** Before each file, so that its path names model and measurer. */
const HEADING = /^# (results\/.+ ParametricEQ\.txt)$/

/**
 * The models in a text of many published files, each below a line with its path.
 * @param aliases other names by id
 * @throws Error for a path that names no result, and whatever `headsetFrom` throws
 */
export function readResults(text: string, aliases: Readonly<Record<string, readonly string[]>>): Headset[] {
  return partsOf(text).map(({ path, content }) => {
    const result = resultOf(path)
    if (!result) throw new Error(`${path}: no result of AutoEq`)
    const headset = headsetFrom(content, result)
    return { ...headset, aliases: [...(aliases[headset.id] ?? [])] }
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
