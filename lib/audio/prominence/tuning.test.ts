import { costsOf } from './limits'
import { recordedSets } from './recorded'
import { gainOf } from './judge'
import {
  gainsByGame,
  heldOut,
  heldOutBuyers,
  limitsOf,
  tunedFilters,
  type GivenSet,
  type Tuning,
} from './tuning'

const tuning: Tuning = { kinds: ['tyres'], family: [], hasDirection: false }

it('raises the promised sound in every game that it was tuned with, within the limits', () => {
  const filters = tunedFilters(tuning)
  for (const gain of Object.values(gainsByGame(filters, 'tyres'))) expect(gain).toBeGreaterThan(2)
  const [costs, limits] = [costsOf(filters), limitsOf(tuning)]
  expect(costs.tone).toBeLessThanOrEqual(limits.tone)
  expect(costs.softer).toBeLessThanOrEqual(limits.softer)
})

it('judges each game by filters that were tuned without it', () => {
  const games = recordedSets('tyres').map(({ game }) => game)
  const held = heldOut(tuning).tyres ?? {}
  expect(Object.keys(held).sort()).toEqual(games.sort())
  for (const game of games) expect(held[game]).toBe(gainsByGame(tunedFilters(tuning, game), 'tyres')[game])
})

it('judges what buyers gave by filters that were tuned with those of the others', () => {
  const [measured] = recordedSets('voices')
  if (!measured) throw new Error('no recordings')
  const given = ['one', 'two'].map((buyer): GivenSet => ({ kind: 'tyres', buyer, set: measured }))
  const held = heldOutBuyers(tuning, given)
  expect(held.map(({ buyer }) => buyer)).toEqual(['one', 'two'])
  expect(held[0]?.gain).toBe(gainOf(tunedFilters(tuning, undefined, given.slice(1)), measured))
})

it('shifts no sound beyond the range of hearing without keeping its level', () => {
  for (const { files, bed } of recordedSets('hardSteps', 2))
    for (const spectrum of [...files, bed])
      expect(spectrum.reduce((sum, power) => sum + power, 0)).toBeCloseTo(1, 10)
})
