import { FILTER_LIMITS } from '../filter'
import { thirds } from '../spectrum/thirds'
import { bestFilters } from './find-filters'
import { gainOf, judgeOfSets, searchLimits } from './judge'
import { beyondLimits, costsOf, curveLimits } from './limits'
import { type SoundSet, weightedThirds } from './sound-set'

const between = (low: number, high: number) =>
  weightedThirds(thirds.map(({ centre }) => Number(centre >= low && centre <= high)))
const sounds: SoundSet = { files: [between(900, 2100)], bed: between(100, 500) }
const find = (...sets: readonly SoundSet[]) =>
  bestFilters(judgeOfSets([{ weight: 1, sets }], searchLimits(curveLimits)), 4)

describe('bestFilters', () => {
  const found = find(sounds)

  it('raises the sound above its bed as far as a curve may go, on the catalogue’s grid', () => {
    expect(gainOf(found, sounds)).toBeGreaterThan(4)
    expect(beyondLimits(costsOf(found), curveLimits)).toBe(0)
    for (const filter of found) {
      expect(filter.fc).toBe(Math.round(filter.fc))
      expect(filter.q).toBeCloseTo(Math.round(filter.q * 100) / 100, 10)
      expect(Math.abs(filter.gain)).toBeLessThan(FILTER_LIMITS.gain.max)
    }
  })

  it('is deterministic', () => {
    expect(find(sounds)).toEqual(found)
  })

  it('leaves out filters that have no effect', () => {
    expect(found.length).toBeGreaterThanOrEqual(1)
    for (const [index] of found.entries())
      expect(gainOf(found.toSpliced(index, 1), sounds)).not.toBe(gainOf(found, sounds))
  })

  it('raises the set that gains least, where there are several', () => {
    const bed = between(50, 100)
    const [low, high] = [
      { files: [between(200, 400)], bed },
      { files: [between(2000, 4000)], bed },
    ]
    const both = find(low, high)
    expect(gainOf(both, low)).toBeGreaterThan(1)
    expect(gainOf(both, high)).toBeGreaterThan(1)
  })
})
