import type { Deviation } from '../deviation'
import type { Dynamics } from '../dynamics/dynamics'
import type { Filter } from '../filter'
import type { FormatId } from '../formats/file-formats'

/** Supported file formats; display names: `studio.import.formats.<format>`. */
export type TuningFormat = FormatId | 'rew' | 'peace'

/** Values for a message, by placeholder. */
type TextValues = Readonly<Record<string, string | number>>

/** Why a file cannot be imported; sentences: `studio.import.problems.<problem>`. */
type TuningProblemCode =
  | 'too_large'
  | 'empty'
  | 'binary'
  | 'unknown'
  /** With `name`: the files it includes. */
  | 'included'
  | 'no_filters'
  /** With `name`: the shapes, none of which is supported. */
  | 'other_shapes'
  | 'too_many_filters'
  | 'bad_json'
  | 'no_equalizer'
  /** With `line`, counted from 1, as the four after it. */
  | 'bad_line'
  | 'bad_number'
  | 'bad_frequency'
  | 'bad_gain'
  | 'bad_quality'
  /** A shelf whose slope would lie beyond 24 kHz, with `line`. */
  | 'bad_shelf'
  /** With `band`, as its program counts them. */
  | 'bad_band'

export interface TuningProblem {
  problem: TuningProblemCode
  values: TextValues
}

/** Stops reading a file; `readTuning` returns its problem. */
export class Unreadable extends Error {
  constructor(
    readonly problem: TuningProblem['problem'],
    readonly values: TuningProblem['values'] = {},
  ) {
    super(problem)
  }
}

/** Parts of a file that were left out; sentences: `studio.import.leftOut.<what>`. */
type LeftOutCode =
  /** A command of Equalizer APO that is not an equaliser; with `line` and `name`. */
  | 'command'
  /** A selection of device or channel whose filters are read anyway; with `line` and `name`. */
  | 'selection'
  /** A further selection, whose filters are skipped because they apply elsewhere. With `line` and `name`. */
  | 'section'
  /** A filter type without an equivalent; with `line` and `name`. */
  | 'type'
  /** A filter that Equalizer APO skips because of its capitalisation; with `line` and `name`. */
  | 'case'
  /** A line or band that cannot be read, with `line` or `band`. */
  | 'bad_line'
  | 'bad_number'
  | 'bad_frequency'
  | 'bad_gain'
  | 'bad_quality'
  | 'bad_shelf'
  | 'bad_band'
  /** A point of a curve that cannot be read; with `line` and `name`. */
  | 'point'
  /** Disabled filters; with `count`. */
  | 'off'
  /** Another effect of EasyEffects, or an equaliser that is bypassed; with `name`. */
  | 'plugin'
  /** A band whose shape has no equivalent; with `band` and `name`. */
  | 'band'
  /** The right channel of EasyEffects, where it differs from the left. */
  | 'right'
  /** Peace's additions for single channels. */
  | 'channels'
  /** Further omissions that are not named; with `count`. */
  | 'more'

export interface LeftOut {
  what: LeftOutCode
  values: TextValues
}

/** An equaliser's settings as the shop's filters. */
export interface Tuning {
  format: TuningFormat
  /** 1 to 12, on the grid of the catalogue: whole Hz, tenths of a dB, hundredths of Q. */
  filters: Filter[]
  /** dB, as in the file; the shop computes its own. */
  preamp?: number
  /** A compressor before the equaliser, on the shop's grid. */
  dynamics?: Dynamics
  /** Whether the filters were fitted to the file's curve, because its own have no equivalent or are too many. */
  isFitted: boolean
  /** At most 22; further ones are only counted. */
  leftOut: LeftOut[]
  /** Of the filters from the file's curve. */
  deviation: Deviation
}
