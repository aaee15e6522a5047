import { plainText } from '@/lib/core/text/plain-text'
import { readDynamics, writeDynamics } from './dynamics-text'
import { readFilters, writeFilters } from './filter-text'
import { LONGEST_NAME, tidyName, type OwnCurve } from './own-curve'

const VERSION = '1'
/** Characters: twice twelve filters, and two names whose letters take nine each in an address. */
const LONGEST = 2000

const KEYS = ['kurve', 'name', 'filter', 'headset', 'korrektur', 'dynamik'] as const

/** A curve as an address's fragment, which browsers do not send to the server. */
export function curveFragment({ name, filters, correction, dynamics }: OwnCurve): string {
  const parts = [
    ['kurve', VERSION],
    ['name', tidyName(name)],
    ['filter', writeFilters(filters)],
    ...(correction ? [['headset', correction.name] as const] : []),
    ...(correction ? [['korrektur', writeFilters(correction.filters)] as const] : []),
    ...(dynamics ? [['dynamik', writeDynamics(dynamics)] as const] : []),
  ]
  return parts.map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`).join('&')
}

/** Whether it claims to hold a curve. */
export function namesCurve(fragment: string): boolean {
  return fragment.startsWith('kurve=')
}

/** Null unless the fragment is exactly as `curveFragment` writes it. Never throws. */
export function readCurve(fragment: string): OwnCurve | null {
  const parts = partsOf(fragment)
  if (parts?.get('kurve') !== VERSION) return null
  const name = parts.get('name') ?? ''
  const filters = readFilters(parts.get('filter') ?? '')
  const correction = readCorrection(parts.get('headset'), parts.get('korrektur'))
  const dynamicText = parts.get('dynamik')
  const dynamics = dynamicText === undefined ? null : readDynamics(dynamicText)
  if (!filters || !isName(name) || correction === undefined) return null
  if (dynamicText !== undefined && !dynamics) return null
  return { name, filters, correction, ...(dynamics && { dynamics }) }
}

/** Null for no correction, undefined for an invalid one. */
function readCorrection(
  name: string | undefined,
  text: string | undefined,
): OwnCurve['correction'] | undefined {
  if (name === undefined && text === undefined) return null
  const filters = readFilters(text ?? '')
  return name && isName(name) && filters && filters.length > 0 ? { name, filters } : undefined
}

/** Each known key at most once, and nothing else. */
function partsOf(fragment: string): Map<string, string> | null {
  if (fragment.length > LONGEST) return null
  const parts = new Map<string, string>()
  for (const part of fragment.split('&')) {
    const [key = '', value, ...more] = part.split('=')
    const text = value === undefined ? null : decoded(value)
    const isKnown = KEYS.some((known) => known === key)
    if (!isKnown || text === null || more.length > 0 || parts.has(key)) return null
    parts.set(key, text)
  }
  return parts
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** One line without invisible characters; may be empty. */
function isName(text: string): boolean {
  return text.length <= LONGEST_NAME && text.trim() === text && plainText.test(text)
}
