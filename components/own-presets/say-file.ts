import { fillText } from '@/components/studio/tuning/fill-text'
import { INAUDIBLE, sayDeviation } from '@/components/studio/tuning/say-deviation'
import type { OwnFile } from '@/lib/studio/own-files'
import type { OwnTexts } from './own-texts'

/** How closely a file matches the curve. */
export function sayFile({ count, deviation }: OwnFile, texts: OwnTexts['files']): string {
  if (count === null) return sayDeviation(deviation, texts.drawn)
  const filters = count === 1 ? texts.oneFilter : fillText(texts.filters, { count })
  if (deviation.max === 0) return `${filters} ${texts.exact}`
  return `${filters} ${deviation.max < INAUDIBLE ? texts.near : sayDeviation(deviation, texts.deviates)}`
}
