import type { Filter } from '@/lib/audio/filter'
import { loopLoudnessOf } from '@/lib/audio/loudness'
import { matchLoudness, type MatchedGains } from '@/lib/audio/match-loudness'
import { preampOf } from '@/lib/audio/preamp'
import { seeded } from '@/lib/audio/testing/seeded'
import { Compressor } from '@/lib/audio/dynamics/compressor'
import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import { balanceOf as bothWays, hearLoudness, type HeardLoudness } from './loudness-balance'

const filters: Filter[] = [
  { type: 'LSC', fc: 120, gain: -6, q: 0.7 },
  { type: 'PK', fc: 3000, gain: 5, q: 1.2 },
]
const preamp = preampOf(filters)
const PIECE = 32_768

function noise(length: number): Float32Array {
  const random = seeded(7)
  return Float32Array.from({ length }, () => 0.2 * (2 * random() - 1))
}

const balanceOf = (pieces: readonly HeardLoudness[]) =>
  bothWays(pieces.map((piece) => ({ plain: piece, evened: piece })))?.plain ?? null

const decibels = (factor = NaN) => 20 * Math.log10(factor)

test('pieces of a sound are balanced as the whole', async () => {
  const sound = noise(8 * PIECE)
  const whole = await matchLoudness(
    { channels: [sound], loudness: loopLoudnessOf([sound]) },
    filters,
    async () => {},
  )
  const pieces = Array.from({ length: 8 }, (_, index) =>
    hearLoudness([sound.subarray(index * PIECE, (index + 1) * PIECE)], { filters, preamp }),
  )
  const balance = balanceOf(pieces)
  // A scene may be raised, live sound only lowered; the difference between the sides is the same.
  const between = (gains: MatchedGains | null) => decibels(gains?.after) - decibels(gains?.before)
  expect(between(balance)).toBeCloseTo(between(whole), 1)
  expect(Math.max(balance?.before ?? NaN, balance?.after ?? NaN)).toBe(1)
})

test('neither side is raised', () => {
  const balance = balanceOf([hearLoudness([noise(PIECE)], { filters, preamp })])
  expect(Math.max(balance?.before ?? NaN, balance?.after ?? NaN)).toBe(1)
})

test('both channels count, also where their sum is silent', () => {
  const left = noise(PIECE)
  const right = left.map((sample) => -sample)
  const tuning = { filters, preamp }
  const [both, one] = [[left, right], [left]].map((channels) => balanceOf([hearLoudness(channels, tuning)]))
  for (const side of ['before', 'after'] as const)
    expect(decibels(both?.[side])).toBeCloseTo(decibels(one?.[side]), 6)
})

test('silence gives no balance, and does not count beside sound', () => {
  const silence = hearLoudness([new Float32Array(PIECE)], { filters, preamp })
  const sound = hearLoudness([noise(PIECE)], { filters, preamp })
  expect(balanceOf([silence])).toBeNull()
  expect(balanceOf([])).toBeNull()
  expect(balanceOf([silence, sound])).toEqual(balanceOf([sound]))
})

test('all sides are equally loud without and with `Leises lauter`, and none is raised', () => {
  const sound = noise(PIECE)
  const evened = sound.slice()
  new Compressor(usualDynamics).compress([evened])
  const tuning = { filters, preamp }
  const [plainLoudness, evenedLoudness] = [sound, evened].map((samples) => hearLoudness([samples], tuning))
  if (!plainLoudness || !evenedLoudness) throw new Error('nothing heard')
  const balance = bothWays([{ plain: plainLoudness, evened: evenedLoudness }])
  const heard = (['before', 'after'] as const).flatMap((side) => [
    plainLoudness[side] + decibels(balance?.plain[side]),
    evenedLoudness[side] + decibels(balance?.evened[side]),
  ])
  expect(Math.abs(evenedLoudness.before - plainLoudness.before)).toBeGreaterThan(1)
  expect(Math.max(...heard) - Math.min(...heard)).toBeLessThan(0.001)
  const gains = [balance?.plain, balance?.evened].flatMap((each) => Object.values(each ?? {}))
  expect(Math.max(...gains)).toBe(1)
})
