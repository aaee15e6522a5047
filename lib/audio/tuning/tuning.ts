import type { Deviation } from '../deviation'
import type { Filter } from '../filter'
import type { FormatId } from '../formats/file-formats'

/** The kinds of files that are understood; names of them for people: `studio.import.formats.<format>`. */
export type TuningFormat = FormatId | 'rew'

/** What a sentence of the messages needs, by the names of its places. */
type TextValues = Readonly<Record<string, string | number>>

/** Why a file cannot be taken over; sentences: `studio.import.problems.<problem>`. */
type TuningProblemCode =
  | 'too_large'
  | 'empty'
  | 'binary'
  | 'unknown'
  /** With `name`: the files that it leads to. */
  | 'included'
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
  /** With `band`, as EasyEffects names them, from 0. */
  | 'bad_band'

export interface TuningProblem {
  problem: TuningProblemCode
  values: TextValues
}

/** What of a file has no part in the result; sentences: `studio.import.leftOut.<what>`. */
type LeftOutCode =
  /** A command of Equalizer APO that is no equaliser; with `line` and `name`. */
  | 'command'
  /** A choice of device or channel, whose filters are taken all the same; with `line` and `name`. */
  | 'selection'
  /** A further such choice; its filters are not taken, since they are not for the same ears. With `line` and `name`. */
  | 'section'
  /** A type of filter that has no equal here; with `line` and `name`. */
  | 'type'
  /** A filter that Equalizer APO passes over for its capitals; with `line` and `name`. */
  | 'case'
  /** Filters that are switched off; with `count`. */
  | 'off'
  /** Another effect of EasyEffects, or an equaliser that is bypassed; with `name`. */
  | 'plugin'
  /** A band of EasyEffects whose shape has no equal here; with `band` and `name`. */
  | 'band'
  /** The right channel of EasyEffects, where it differs from the left. */
  | 'right'
  /** More than are named; with `count`. */
  | 'more'

export interface LeftOut {
  what: LeftOutCode
  values: TextValues
}

/** An equaliser's settings as filters of the shop. */
export interface Tuning {
  format: TuningFormat
  /** 1 to 12, on the grid of the catalogue: whole Hz, tenths of a dB, hundredths of Q. */
  filters: Filter[]
  /** dB, as the file has it; the shop computes its own. */
  preamp?: number
  /** Whether the filters are fitted to the file's curve, since its own have no equal here or are too many. */
  isFitted: boolean
  /** At most 22: what is more is only counted. */
  leftOut: LeftOut[]
  /** Of the filters from the file's curve. */
  deviation: Deviation
}
