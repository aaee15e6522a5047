import type { Filter } from '../filter'

/** How many filters a preset may have (`lib/catalog/schema.ts`). */
export const MOST_FILTERS = 12

/** The kinds of files that are understood; names of them for people: `studio.import.formats.<format>`. */
export type TuningFormat = 'equalizerApo' | 'autoEq' | 'easyEffects' | 'graphicEq' | 'rew'

/** What a sentence of the messages needs, by the names of its places. */
export type TextValues = Readonly<Record<string, string | number>>

/** Why a file cannot be taken over; sentences: `studio.import.problems.<problem>`. */
export type TuningProblemCode =
  | 'too_large'
  | 'empty'
  | 'binary'
  | 'unknown'
  | 'no_filters'
  | 'too_many_filters'
  | 'bad_json'
  | 'no_equalizer'
  /** With `line`, counted from 1, as the four after it. */
  | 'bad_line'
  | 'bad_number'
  | 'bad_frequency'
  | 'bad_gain'
  | 'bad_quality'
  /** With `band`, as EasyEffects counts them, from 0. */
  | 'bad_band'

export interface TuningProblem {
  problem: TuningProblemCode
  values: TextValues
}

/** What of a file has no part in the result; sentences: `studio.import.leftOut.<what>`. */
export type LeftOutCode =
  /** A command of Equalizer APO that is no equaliser; with `line` and `name`. */
  | 'command'
  /** Filters for other channels or devices than those read; with `line` and `name`. */
  | 'channel'
  | 'device'
  /** A type of filter that does not change the level as filters of the shop can; with `line` and `name`. */
  | 'type'
  /** Filters switched off; with `count`. */
  | 'off'
  /** Another effect of EasyEffects; with `name`. */
  | 'plugin'
  /** Bands of EasyEffects' right channel that differ from the left, which is taken. */
  | 'right'
  /** A band of EasyEffects whose shape is not known; with `band` and `name`. */
  | 'band'
  /** More than are named; with `count`. */
  | 'more'

export interface LeftOut {
  what: LeftOutCode
  values: TextValues
}

/** How far the filters are from the curve of the file, from 20 Hz to 20 kHz: dB, and Hz where it is most. */
export interface Deviation {
  rms: number
  max: number
  at: number
}

/** An equaliser's settings as filters of the shop. */
export interface Tuning {
  format: TuningFormat
  /** At most 12, on the grid of the catalogue: whole Hz, tenths of a dB, hundredths of Q. */
  filters: Filter[]
  /** dB; what the file says. The shop computes its own. */
  preamp?: number
  /** Whether the filters are fitted to the curve of the file, as its own have no equal here or are too many. */
  isFitted: boolean
  leftOut: LeftOut[]
  deviation: Deviation
}
