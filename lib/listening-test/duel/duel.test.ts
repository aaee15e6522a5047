import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { duelAnswered, duelLevel, nextRound, startedDuel, streakOf, type DuelState } from './duel'

/** A duel of as many rounds as fit into a minute. */
function played(seed: number, says: (levelDb: number | null) => boolean, rounds = 36): DuelState {
  let state = startedDuel(seed)
  for (let round = 0; round < rounds; round += 1) state = duelAnswered(state, says(nextRound(state).levelDb))
  return state
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const levelsOf = (says: (levelDb: number | null) => boolean) =>
  seeds.map((seed) => duelLevel(played(seed, says).rounds))

it('lowers the level while the sound is detected', () => {
  const levels = played(3, (level) => level !== null, 8).rounds.flatMap(({ levelDb }) => levelDb ?? [])
  expect(levels[0]).toBe(6)
  expect(levels).toEqual(levels.toSorted((one, other) => other - one))
})

it('finds the level above which the player hears the sound, within 2 dB', () => {
  for (const level of levelsOf((level) => level !== null && level > -31))
    expect(Math.abs((level ?? 0) + 31)).toBeLessThanOrEqual(2)
})

it('comes to rest where a player hears two of three sounds', () => {
  const random = seededRandom(5)
  /** Gradual hearing: the share of sounds heard at a level. */
  const heardAt = (level: number) => 1 / (1 + Math.exp(-(level + 20) / 2))
  const levels = levelsOf((level) => level !== null && random() < heardAt(level))
  const mean = levels.reduce<number>((sum, level) => sum + (level ?? NaN), 0) / levels.length
  expect(Math.abs(heardAt(mean) - 2 / 3)).toBeLessThan(0.07)
})

it('rewards neither always yes nor always no', () => {
  for (const level of levelsOf(() => true)) expect(level).toBeNull()
  for (const level of levelsOf(() => false)) expect(level ?? 0).toBeGreaterThan(0)
})

it('gives random answers a worse level than listening', () => {
  const random = seededRandom(9)
  for (const level of levelsOf(() => random() < 0.6)) expect(level ?? 0).toBeGreaterThan(-20)
})

it('counts right answers in a row, also to empty intervals', () => {
  const rounds = [
    { levelDb: 6, saidYes: true },
    { levelDb: null, saidYes: false },
    { levelDb: 0, saidYes: false },
    { levelDb: 4, saidYes: true },
  ]
  expect(streakOf(rounds)).toEqual({ now: 1, best: 2 })
})

it('leaves about a third of the rounds empty, but never the first', () => {
  const rounds = seeds.flatMap((seed) => played(seed, (level) => level !== null).rounds)
  const share = rounds.filter(({ levelDb }) => levelDb === null).length / rounds.length
  expect(Math.abs(share - 1 / 3)).toBeLessThan(0.05)
  for (const seed of seeds) expect(nextRound(startedDuel(seed)).levelDb).toBe(6)
})
