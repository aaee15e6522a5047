import type { Messages } from 'next-intl'
import type { Dynamics } from '../dynamics/dynamics'
import type { CurvePoint } from '../extremes'
import type { Filter } from '../filter'

type CatalogTexts = Messages['catalog']
type ReadMeTexts = CatalogTexts['readMe']
/** Those with a text and a title under `catalog.readMe`. */
type GuideKey = {
  [Key in keyof ReadMeTexts]: `${Key}Title` extends keyof ReadMeTexts ? Key : never
}[keyof ReadMeTexts]

export interface PresetSource {
  name: string
  game: string
  version: number
  filters: readonly Filter[]
  dynamics?: Dynamics | undefined // only some formats support it
}

/** In the order of the read-me. */
export const systems = ['windows', 'linux', 'android', 'other'] as const

export interface FileFormat {
  /** Texts: `catalog.files.<id>` says what it is for, `studio.import.formats.<id>` is its name. */
  id: keyof CatalogTexts['files'] & keyof Messages['studio']['import']['formats']
  /** In addresses, and the suffix of the saved file's name. */
  name: string
  contentType: string
  mostFilters: number
  lacksPasses?: boolean // its readers ignore high and low passes
  build: (preset: PresetSource) => string
  /** For formats that hold a curve instead of filters: its points, with unrounded gains. */
  points: ((filters: readonly Filter[]) => CurvePoint[]) | null
  programs: readonly string[] // that read it, as people search for them
  /** Of the read-me. */
  guides: readonly { guide: GuideKey; system: (typeof systems)[number] }[]
}

/** One decimal, as all programs write it, or two where one would not be exact. */
export function gainText(gain: number): string {
  return gain.toFixed(Number(gain.toFixed(1)) === Number(gain.toFixed(2)) ? 1 : 2)
}

export const TEXT_FILE = 'text/plain; charset=utf-8'
