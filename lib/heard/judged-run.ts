import { targetFor } from '@/lib/audio/scenes/targets'
import { mostPossible } from '@/lib/catalog/heard-counts'
import type { Preset } from '@/lib/catalog/schema'
import { ratings } from '@/lib/hearing/procedure/model'
import { outcomeOf } from '@/lib/hearing/procedure/outcome'
import { LEVELS, resumedRun, saidYes } from '@/lib/hearing/procedure/run'
import type { Heard, HeardDoubt, HeardRequest, HeardRun } from './schema'

interface Level {
  dB: number
  low: number
  high: number
}

/** A log as the test's procedure judges it; levels in dB. */
export interface JudgedRun {
  /** Positive: the sound was heard softer with the preset. */
  difference: Level
  without: Level
  with: Level
  /** Whether the answers say nothing at all. */
  isUnclear: boolean
  /** Without the practice. */
  trials: number
}

/** @returns null for a run that has not ended, or goes on after its end */
export type Judge = (run: HeardRun) => JudgedRun | null

/** Works out a log's result by the test's own procedure; null for one that has not ended, or goes on after its end. */
export function judgeRun(run: HeardRun): JudgedRun | null {
  const state = resumedRun(run)
  const outcome = outcomeOf(state)
  if (!outcome || state.answered.length !== run.answers.length) return null
  const { difference, without, with: through, verdict, trials } = outcome
  return { difference, without, with: through, trials, isUnclear: verdict === 'unclear' }
}

/** ms; simple reactions to a sound that one waits for take 150 ms and more, a choice takes longer. */
const FASTEST = 120
/** Shares of a run from which on its answers are not a listener's. */
const TOO_FAST = 0.25
const ONE_SIDED = 0.9
/** Different times, in tens of ms, that a person needs for so many answers at least. */
const FEWEST_TIMES = 8

/** The preset as it was tested; undefined for one that is gone. */
export type TestedPreset = Pick<Preset, 'game' | 'filters'> | undefined

/** Whether a result is to what is asked for today with its preset. */
export function answersQuestion({ asked }: Pick<Heard, 'asked'>, preset: TestedPreset): boolean {
  return !preset || asked === targetFor(preset.game)
}

/** Why a result does not count, as far as it shows; null for one that does. */
export function doubtAbout(
  request: HeardRequest,
  judged: JudgedRun,
  preset: TestedPreset,
): HeardDoubt | null {
  if (!answersQuestion(request, preset)) return 'question'
  return doubtOf(request, judged) ?? (isPossible(judged, preset) ? null : 'impossible')
}

/**
 * Whether the preset can have brought the difference, and the thresholds are a human's: the softest level that is ever played lies where
 * nobody hears anything in silence (see `LEVELS`), so one below it was not found by hearing.
 */
function isPossible({ difference, ...thresholds }: JudgedRun, preset: TestedPreset): boolean {
  const softest = Math.min(thresholds.without.dB, thresholds.with.dB)
  const margin = (difference.high - difference.low) / 2
  const most = preset ? mostPossible(preset.filters, margin) : Infinity
  return Math.abs(difference.dB) <= most && softest > LEVELS.min
}

/**
 * Why a log cannot be a listener's, as far as it shows: answers before one can have chosen, times that are all alike, one answer only, or
 * yes and no in turn. Half of the intervals hold nothing, in random order, so who listens does none of it.
 */
export function doubtOf({ answers }: HeardRun, { isUnclear }: JudgedRun): HeardDoubt | null {
  const share = (count: number) => count / answers.length
  if (share(answers.filter(({ ms }) => ms < FASTEST).length) > TOO_FAST) return 'fast'
  if (new Set(answers.map(({ ms }) => Math.round(ms / 10))).size < FEWEST_TIMES) return 'even'
  const most = Math.max(...ratings.map((one) => share(answers.filter(({ choice }) => choice === one).length)))
  if (most > ONE_SIDED) return 'one-sided'
  const said = answers.map(({ choice }) => saidYes(choice))
  const turns = said.filter((yes, index) => index > 0 && yes !== said[index - 1])
  if (turns.length / (answers.length - 1) > ONE_SIDED) return 'alternating'
  return isUnclear ? 'unclear' : null
}
