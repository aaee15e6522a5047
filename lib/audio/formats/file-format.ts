import type messages from '@/messages/de.json'
import type { Dynamics } from '../dynamics/dynamics'
import type { CurvePoint } from '../extremes'
import type { Filter } from '../filter'

type CatalogTexts = (typeof messages)['catalog']
type ReadMeTexts = CatalogTexts['readMe']
/** The programs that have a guide: those with a text and a title under `catalog.readMe`. */
type GuideKey = {
  [Key in keyof ReadMeTexts]: `${Key}Title` extends keyof ReadMeTexts ? Key : never
}[keyof ReadMeTexts]

/** The parts of a preset that a file needs. */
export interface PresetSource {
  name: string
  game: string
  version: number
  filters: readonly Filter[]
  /** `Leises lauter`; only some files can hold it. */
  dynamics?: Dynamics | undefined
}

/** In the order in which the read-me goes through them. */
export const systems = ['windows', 'linux', 'android', 'other'] as const

export interface FileFormat {
  /** Names its texts: `catalog.files.<id>` says what it is for, `studio.import.formats.<id>` how it is called. */
  id: keyof CatalogTexts['files'] & keyof (typeof messages)['studio']['import']['formats']
  /** The file's name in addresses, and the end of the name under which it is saved. */
  name: string
  contentType: string
  /** How many filters fit into it. */
  mostFilters: number
  /** Its reader leaves out high and low passes. */
  lacksPasses?: boolean
  build: (preset: PresetSource) => string
  /** Where the file draws the curve instead of naming filters: its points, with gains as exact as the curve. */
  points: ((filters: readonly Filter[]) => CurvePoint[]) | null
  /** The programs that read it, as people search for them. */
  programs: readonly string[]
  /** Each guide to it in the read-me, and the system that it is for. */
  guides: readonly { guide: GuideKey; system: (typeof systems)[number] }[]
}

/** A gain in dB for a text file: one decimal, as all programs write it, and two only where one would not be exact. */
export function gainText(gain: number): string {
  return gain.toFixed(Number(gain.toFixed(1)) === Number(gain.toFixed(2)) ? 1 : 2)
}

export const TEXT_FILE = 'text/plain; charset=utf-8'
