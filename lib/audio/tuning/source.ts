import type { Dynamics } from '../dynamics/dynamics'
import type { Filter } from '../filter'
import type { Response } from '../response'
import { Unreadable, type LeftOut, type TuningFormat } from './tuning'

/** As given: filters may be beyond the shop's limits, or too many. */
export interface Source {
  format: TuningFormat
  filters: Filter[]
  /** Anything but filters of the shop's types: curves given by points, first-order filters, notches. */
  curves: Response[]
  preamp: number | undefined // dB
  dynamics?: Dynamics // before the equaliser, on the shop's grid
  leftOut: LeftOut[]
  hasThousands: boolean // a point before three final digits separates thousands in frequencies
}

export function emptySource(format: TuningFormat): Source {
  return { format, filters: [], curves: [], preamp: undefined, leftOut: [], hasThousands: true }
}

const BROKEN = [
  'bad_line',
  'bad_number',
  'bad_frequency',
  'bad_gain',
  'bad_quality',
  'bad_shelf',
  'bad_band',
] as const

/** A part that cannot be read is reported as left out, without rejecting the others. */
export function readPart(source: Source, read: () => void): void {
  try {
    read()
  } catch (error) {
    const what = error instanceof Unreadable && asBroken(error.problem)
    if (!what) throw error
    source.leftOut.push({ what, values: error.values })
  }
}

/** Undefined for what is unsupported rather than invalid. */
export function asBroken(problem: string): (typeof BROKEN)[number] | undefined {
  return BROKEN.find((code) => code === problem)
}

/** Invalid parts, or unsupported shapes. */
export function nothingIn({ leftOut }: Source): Unreadable {
  for (const { what, values } of leftOut) {
    const broken = what === 'point' ? 'bad_number' : asBroken(what)
    if (broken) return new Unreadable(broken, values)
  }
  const shapes = leftOut.filter(({ what }) => what === 'type' || what === 'band')
  if (shapes.length === 0) return new Unreadable('no_filters')
  const names = new Set(shapes.map(({ values }) => `„${values.name}“`))
  return new Unreadable('other_shapes', { name: [...names].slice(0, 3).join(', ') })
}
