import type { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import {
  currentCatalog,
  currentRating,
  newestCatalog,
  setCurrentCatalog,
  setCurrentRatings,
} from './current-catalog'
import { namesNoPreset } from './catalog'
import { programCatalog } from './program-catalog'

const { allPresets } = programCatalog
const [first, second] = allPresets
if (!first || !second) throw new Error('the program has too few presets')

/** Read by lib/core/current-answer, set as by server/server.mjs. */
const answers = () =>
  z
    .custom<AsyncLocalStorage<object>>((value) => typeof value === 'object')
    .parse(Reflect.get(globalThis, Symbol.for('spielklang.answers')))

afterEach(() => {
  setCurrentCatalog(allPresets)
  setCurrentRatings({})
})

it('is the program’s until the store has said otherwise', () => {
  expect(currentCatalog().allPresets).toEqual(allPresets)
})

it('stays for an answer what it was when that began', () => {
  answers().run({}, () => {
    expect(currentCatalog().findPreset(first.id)?.price).toBe(first.price)
    setCurrentCatalog([{ ...first, price: 4200 }])
    expect(currentCatalog().findPreset(first.id)?.price).toBe(first.price)
    expect(newestCatalog().findPreset(first.id)?.price).toBe(4200)
  })
  answers().run({}, () => expect(currentCatalog().findPreset(first.id)?.price).toBe(4200))
  expect(currentCatalog().findPreset(first.id)?.price).toBe(4200)
})

it('has the same key for the same state, however it was reached', () => {
  const state = Reflect.get(globalThis, Symbol.for('spielklang.catalog'))
  setCurrentCatalog([{ ...first, price: 4200 }])
  expect(state.keyOfAnswer()).not.toBe(state.programKey)
  setCurrentCatalog(structuredClone(allPresets))
  expect(state.keyOfAnswer()).toBe(state.programKey)
})

describe('the ratings of buyers', () => {
  const keyNow = () => Reflect.get(globalThis, Symbol.for('spielklang.catalog')).keyOfAnswer()
  const { id } = first

  it('are published with the catalogue, as a mean in tenths', () => {
    const before = keyNow()
    setCurrentRatings({ [id]: { count: 3, sum: 14 } })
    expect(currentRating(id)).toEqual({ count: 3, average: 4.7 })
    expect(keyNow()).not.toBe(before)
    setCurrentRatings({})
    expect(keyNow()).toBe(before)
  })

  it('stays for an answer what it was when that began', () => {
    answers().run({}, () => {
      expect(currentRating(id)).toBeUndefined()
      setCurrentRatings({ [id]: { count: 3, sum: 15 } })
      expect(currentRating(id)).toBeUndefined()
    })
    answers().run({}, () => expect(currentRating(id)?.average).toBe(5))
  })

  it('give no stars, and invalidate no page, below three ratings', () => {
    const before = keyNow()
    setCurrentRatings({ [id]: { count: 2, sum: 10 }, [second.id]: { count: 0, sum: 0 } })
    expect(currentRating(id)).toBeUndefined()
    expect(keyNow()).toBe(before)
  })
})

describe('an address', () => {
  it.each([
    `/presets/${first.id}`,
    `/presets/${first.id}/kurve.png`,
    '/presets',
    '/',
    '/presets/a/b',
    '/hilfe',
  ])('of a preset or of another page is not reported missing: %s', (path) =>
    expect(namesNoPreset(path)).toBe(false),
  )

  it.each([
    '/presets/nie-gehoert',
    '/presets/nie-gehoert/kurve.png',
    `/presets/%${first.id}`,
    '/presets/%00',
  ])('of an unknown preset is reported missing: %s', (path) => expect(namesNoPreset(path)).toBe(true))

  it('of a preset that is no longer sold is reported missing', () => {
    setCurrentCatalog([{ ...first, active: false }, second])
    expect(namesNoPreset(`/presets/${first.id}`)).toBe(true)
    expect(namesNoPreset(`/presets/${second.id}/kurve.png`)).toBe(false)
  })
})
