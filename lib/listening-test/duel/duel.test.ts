import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { duelAnswered, isBeyondChance, nextRound, startedDuel, streakOf, type DuelState } from './duel'

/** A duel of as many rounds as fit into a minute. */
function played(seed: number, says: (levelDb: number | null) => boolean, rounds = 36): DuelState {
  let state = startedDuel(seed)
  for (let round = 0; round < rounds; round += 1) state = duelAnswered(state, says(nextRound(state).levelDb))
  return state
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const playedBy = (says: (levelDb: number | null) => boolean) => seeds.map((seed) => played(seed, says).rounds)
/** The mean level of the sounds from the first missed one on. */
function restOf(rounds: DuelState['rounds']): number {
  const sounds = rounds.filter(({ levelDb }) => levelDb !== null)
  const counted = sounds.slice(sounds.findIndex(({ saidYes }) => !saidYes))
  return counted.reduce((sum, { levelDb }) => sum + (levelDb ?? NaN), 0) / counted.length
}

/** Gradual hearing: the share of sounds heard at a level. */
function heardAt(level: number): number {
  return 1 / (1 + Math.exp(-(level + 20) / 2))
}

it('lowers the level while the sound is detected', () => {
  const levels = played(3, (level) => level !== null, 8).rounds.flatMap(({ levelDb }) => levelDb ?? [])
  expect(levels[0]).toBe(6)
  expect(levels).toEqual(levels.toSorted((one, other) => other - one))
})

it('comes to rest at the level above which the player hears the sound, within 2 dB', () => {
  for (const rounds of playedBy((level) => level !== null && level > -31))
    expect(Math.abs(restOf(rounds) + 31)).toBeLessThanOrEqual(2)
})

it('comes to rest where a player hears two of three sounds', () => {
  const random = seededRandom(5)
  const rests = playedBy((level) => level !== null && random() < heardAt(level)).map(restOf)
  const mean = rests.reduce((sum, level) => sum + level, 0) / rests.length
  expect(Math.abs(heardAt(mean) - 2 / 3)).toBeLessThan(0.07)
})

it('takes no more than one in twenty who guess for hearing, however often they say yes', () => {
  const random = seededRandom(9)
  for (const share of [0.1, 0.3, 0.5, 2 / 3, 0.9]) {
    const runs = Array.from({ length: 400 }, (_, seed) => played(seed, () => random() < share).rounds)
    expect(runs.filter(isBeyondChance).length / runs.length).toBeLessThanOrEqual(0.05)
  }
  for (const always of [true, false]) {
    expect(playedBy(() => always).filter(isBeyondChance)).toEqual([])
  }
})

it('knows those who hear, even gradually or with false alarms', () => {
  const random = seededRandom(7)
  const hears = (level: number | null) => (level === null ? random() < 0.1 : random() < heardAt(level))
  const runs = playedBy(hears)
  expect(runs.filter(isBeyondChance).length / runs.length).toBeGreaterThan(0.95)
})

it('takes nobody for hearing who has hardly begun', () => {
  for (const count of [0, 1, 3])
    expect(isBeyondChance(played(3, (level) => level !== null, count).rounds)).toBe(false)
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
