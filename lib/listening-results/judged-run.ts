import { targetFor } from '@/lib/audio/scenes/targets'
import { mostPossible } from '@/lib/catalog/heard-counts'
import type { Preset } from '@/lib/catalog/schema'
import { ratings } from '@/lib/listening-test/procedure/model'
import { outcomeOf } from '@/lib/listening-test/procedure/outcome'
import { LEVELS, resumedRun, saidYes } from '@/lib/listening-test/procedure/run'
import type { Heard, HeardDoubt, HeardRequest, HeardRun } from './schema'

interface Level {
  dB: number
  low: number
  high: number
}

/** The result of a log; levels in dB. */
export interface JudgedRun {
  /** Positive: softer sounds were heard with the preset. */
  difference: Level
  without: Level
  with: Level
  /** Whether the answers say nothing. */
  isUnclear: boolean
  /** Without the practice. */
  trials: number
}

/** @returns null for a run that has not ended, or goes on after its end */
export type Judge = (run: HeardRun) => JudgedRun | null

/** Computes a log's result by the test's procedure; null for a run that has not ended, or goes on after its end. */
export function judgeRun(run: HeardRun): JudgedRun | null {
  const state = resumedRun(run)
  const outcome = outcomeOf(state)
  if (!outcome || state.answered.length !== run.answers.length) return null
  const { difference, without, with: through, verdict, trials } = outcome
  return { difference, without, with: through, trials, isUnclear: verdict === 'unclear' }
}

/** ms; simple reactions to an expected sound take 150 ms and more, a choice takes longer. */
const FASTEST = 120
/** Shares of a run from which on its answers are implausible. */
const TOO_FAST = 0.25
const ONE_SIDED = 0.9
/** Least number of different response times, in tens of ms, of a person with this many answers. */
const FEWEST_TIMES = 8

/** The tested preset; undefined for a deleted one. */
export type TestedPreset = Pick<Preset, 'game' | 'filters'> | undefined

/** Whether a result belongs to the sound that is asked for today with its preset. */
export function answersQuestion({ asked }: Pick<Heard, 'asked'>, preset: TestedPreset): boolean {
  return !preset || asked === targetFor(preset.game)
}

/** Why a result does not count; null for one that does. */
export function doubtAbout(
  request: HeardRequest,
  judged: JudgedRun,
  preset: TestedPreset,
): HeardDoubt | null {
  if (!answersQuestion(request, preset)) return 'question'
  return doubtOf(request, judged) ?? (isPossible(judged, preset) ? null : 'impossible')
}

/**
 * Whether the preset can have caused the difference, and a human can have these thresholds: the softest
 * level of the test is inaudible even in silence (see `LEVELS`), so a threshold below it was not found by hearing.
 */
function isPossible({ difference, ...thresholds }: JudgedRun, preset: TestedPreset): boolean {
  const softest = Math.min(thresholds.without.dB, thresholds.with.dB)
  const margin = (difference.high - difference.low) / 2
  const most = preset ? mostPossible(preset.filters, margin) : Infinity
  return Math.abs(difference.dB) <= most && softest > LEVELS.min
}

/**
 * Why a log is implausible, null if it is not: answers faster than a choice, equal response times, always the same
 * answer, or yes and no in turn. Half of the intervals are empty, in random order, so that no listener answers like
 * this.
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
