import type { Deviation } from '../deviation'
import type { Dynamics } from '../dynamics/dynamics'
import type { Filter } from '../filter'
import type { FormatId } from '../formats/file-formats'

/** Display names: `studio.import.formats.<format>`. */
export type TuningFormat = FormatId | 'rew' | 'peace'

/** By placeholder. */
type TextValues = Readonly<Record<string, string | number>>

/** Sentences: `studio.import.problems.<problem>`. */
type TuningProblemCode =
  | 'too_large'
  | 'empty'
  | 'binary'
  | 'unknown'
  | 'included' // with `name`: the files it includes
  | 'no_filters'
  | 'other_shapes' // with `name`: the shapes, none of which is supported
  | 'too_many_filters'
  | 'bad_json'
  | 'no_equalizer'
  | 'bad_line' // with `line`, counted from 1, as the four after it
  | 'bad_number'
  | 'bad_frequency'
  | 'bad_gain'
  | 'bad_quality'
  | 'bad_shelf' // slope beyond 24 kHz, with `line`
  | 'bad_band' // with `band`, as its program counts them

export interface TuningProblem {
  problem: TuningProblemCode
  values: TextValues
}

/** `readTuning` returns its problem. */
export class Unreadable extends Error {
  constructor(
    readonly problem: TuningProblem['problem'],
    readonly values: TuningProblem['values'] = {},
  ) {
    super(problem)
  }
}

/** Sentences: `studio.import.leftOut.<what>`. */
type LeftOutCode =
  | 'command' // of Equalizer APO, not an equaliser; with `line` and `name`
  | 'selection' // of device or channel, whose filters are read anyway; with `line` and `name`
  | 'section' // a further selection, whose filters apply elsewhere; with `line` and `name`
  | 'type' // without an equivalent; with `line` and `name`
  | 'case' // skipped by Equalizer APO because of its capitalisation; with `line` and `name`
  | 'bad_line' // with `line` or `band`
  | 'bad_number'
  | 'bad_frequency'
  | 'bad_gain'
  | 'bad_quality'
  | 'bad_shelf'
  | 'bad_band'
  | 'point' // of a curve, unreadable; with `line` and `name`
  | 'off' // disabled filters; with `count`
  | 'plugin' // another effect of EasyEffects, or a bypassed equaliser; with `name`
  | 'band' // whose shape has no equivalent; with `band` and `name`
  | 'right' // channel of EasyEffects, where it differs from the left
  | 'channels' // Peace's additions for single channels
  | 'more' // omissions that are not named; with `count`

export interface LeftOut {
  what: LeftOutCode
  values: TextValues
}

export interface Tuning {
  format: TuningFormat
  /** 1 to 12, on the grid of the catalogue: whole Hz, tenths of a dB, hundredths of Q. */
  filters: Filter[]
  preamp?: number // dB, as in the file; the shop computes its own
  dynamics?: Dynamics // before the equaliser, on the shop's grid
  /** Fitted to the file's curve, because its own filters have no equivalent or are too many. */
  isFitted: boolean
  leftOut: LeftOut[] // at most 22; further ones are only counted
  deviation: Deviation // from the file's curve
}
