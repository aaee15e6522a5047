import { recordedSpectra } from '@/lib/audio/prominence/recorded'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { countedOf, judgeGifts, middleOf, type GivenSpectra } from './judge-gifts'
import { measuredSpectra } from './testing/given-spectra'

const preset = programCatalog.presets.find(({ id }) => id === 'cs2-schrittklar')
if (!preset) throw new Error('no preset')
const { filters } = preset

const BUYERS = 40
const LIARS = BUYERS / 4 // a fifth of all
let clock = 0

type Spectra = Pick<GivenSpectra, 'sound' | 'bed'>
const given = (spectra: Spectra, ...buyers: string[]): GivenSpectra => {
  clock += 1
  return { ...spectra, buyers: [`order ${clock}`, ...buyers], at: clock, isSetAside: false }
}
const clips = (seed: number, count = BUYERS, game = 'Minetest') => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => measuredSpectra({ kind: 'hardSteps', game }, random))
}
const honest = (seed: number, game?: string) => clips(seed, BUYERS, game).map((spectra) => given(spectra))
const publishedOf = (gifts: readonly GivenSpectra[]) => {
  const counted = countedOf(judgeGifts(gifts, filters))
  return { buyers: counted.length, middle: middleOf(counted) }
}
const effects = (...gains: number[]) => gains.map((gain) => ({ gain }))
const asideOf = (gifts: readonly GivenSpectra[]) =>
  judgeGifts(gifts, filters).flatMap(({ aside, at }) => (aside ? [[aside, at]] : []))
/** dB by which an end of the range moves. */
const moved = (gifts: readonly GivenSpectra[], forged: readonly GivenSpectra[]) => {
  return distanceOf(publishedOf(gifts).middle, publishedOf([...gifts, ...forged]).middle)
}
const distanceOf = (before: ReturnType<typeof middleOf>, after: ReturnType<typeof middleOf>) => {
  if (!before || !after) throw new Error('no range')
  return Math.max(Math.abs(after.from - before.from), Math.abs(after.to - before.to))
}

describe('gifts', () => {
  it('count, if they were measured, and give the middle of buyers in halves of a dB', () => {
    const gifts = honest(1)
    const { buyers, middle } = publishedOf(gifts)
    expect(buyers).toBe(BUYERS)
    const gains = judgeGifts(gifts, filters).map(({ gain }) => gain)
    expect(middle?.from).toBeGreaterThanOrEqual(Math.min(...gains) - 0.5)
    expect(middle?.to).toBeLessThanOrEqual(Math.max(...gains))
    expect(Number.isInteger(2 * (middle?.from ?? 0.1))).toBe(true)
  })

  it('say nothing before there are eight', () => {
    expect(middleOf(effects(1, 1, 1, 1, 2, 2, 2))).toBeNull()
    expect(middleOf(effects(1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4))).toEqual({ from: 1, to: 2 })
  })

  it('count though a recording is all that was heard', () => {
    const all = [recordedSpectra.kinds, recordedSpectra.beds].flatMap((part) =>
      Object.values(part).flatMap((games) => Object.values(games).flat()),
    )
    const [bed = []] = all
    const judged = all.map(
      (sound) => judgeGifts([given({ sound: sound.map((level) => Math.max(-80, level)), bed })], filters)[0],
    )
    expect(judged.filter((gift) => gift?.aside !== null)).toHaveLength(0)
  })

  it('count once for a buyer, however many orders and addresses join them', () => {
    const [one, two, three, four] = clips(2, 4)
    if (!one || !two || !three || !four) throw new Error('too few clips')
    const gifts = [
      given(one, 'mail a'),
      given(two, 'mail b'),
      given(three, 'mail b', 'account 1'),
      given(four, 'mail a', 'account 1'),
    ]
    expect(asideOf(gifts)).toEqual(
      gifts
        .slice(0, 3)
        .map(({ at }) => ['again', at])
        .reverse(),
    )
  })

  it('are set aside by hand', () => {
    const [one] = honest(3)
    if (!one) throw new Error('no gift')
    expect(asideOf([{ ...one, isSetAside: true }])).toEqual([['byHand', one.at]])
  })
})

const flat = Array.from({ length: 31 }, () => 0)
const tilted = flat.map((_, third) => -third)
const line = flat.map((_, third) => (third === 17 ? 0 : -60))
const lines = flat.map((_, third) => (third % 4 === 1 ? 0 : -40))
const noisy = (spectra: readonly number[], by: number, seed: number) => {
  const random = seededRandom(seed)
  const uneven = spectra.map((level) => level + 2 * by * (random() - 0.5))
  return uneven.map((level) => Math.max(-80, Math.round(10 * (level - Math.max(...uneven))) / 10))
}

describe('forged gifts', () => {
  const [first] = clips(1)
  if (!first) throw new Error('no clip')

  it.each<[string, string, (index: number) => Spectra]>([
    ['flat', 'flat', (index) => ({ sound: noisy(flat, 1, index), bed: first.bed })],
    ['over a flat bed', 'flat', (index) => ({ sound: first.sound, bed: noisy(flat, 1, index) })],
    ['on a slope', 'flat', (index) => ({ sound: noisy(tilted, 1, index), bed: first.bed })],
    ['a single line', 'lines', (index) => ({ sound: noisy(line, 1, index), bed: first.bed })],
    ['several lines', 'lines', (index) => ({ sound: noisy(lines, 1, index), bed: first.bed })],
    ['over a line', 'lines', (index) => ({ sound: first.sound, bed: noisy(line, 1, index) })],
    [
      'a copy',
      'copy',
      (index) => ({ sound: noisy(first.sound, 0.4, index), bed: noisy(first.bed, 0.4, index + 99) }),
    ],
  ])('%s, are set aside and move nothing', (_, reason, forge) => {
    const gifts = honest(1)
    const forged = Array.from({ length: LIARS }, (_unused, index) => given(forge(index)))
    const judged = judgeGifts([...gifts, ...forged], filters)
    expect(judged.filter(({ aside }) => aside === reason)).toHaveLength(LIARS)
    expect(moved(gifts, forged)).toBe(0)
  })

  it('of one buyer with many orders move nothing', () => {
    const gifts = honest(1)
    const loud = flat.map((_, third) => -3 * Math.abs(third - 14))
    const forged = Array.from({ length: 100 }, (_, index) =>
      given({ sound: noisy(loud, 3, index), bed: first.bed }, 'mail a'),
    )
    expect(publishedOf([...gifts, ...forged]).buyers).toBe(BUYERS + 1)
    expect(moved(gifts, forged)).toBeLessThanOrEqual(0.5)
  })

  const random = seededRandom(5)
  const elsewhere = Object.entries(recordedSpectra.kinds).flatMap(([kind, games]) =>
    Object.keys(games).flatMap((game) =>
      Array.from({ length: 4 }, () => given(measuredSpectra({ kind, game }, random))),
    ),
  )
  const byGain = judgeGifts(elsewhere, filters).toSorted((one, other) => one.gain - other.gain)
  const everyNth = byGain.filter((_, index) => index % Math.floor(byGain.length / LIARS) === 3)

  it.each<[string, readonly GivenSpectra[]]>([
    ['the most that any sound gains', byGain.slice(-LIARS)],
    ['the least', byGain.slice(0, LIARS)],
    ['both', [...byGain.slice(-LIARS / 2), ...byGain.slice(0, LIARS / 2)]],
    ['any other sounds', everyNth],
  ])('of a fifth of all, of %s, move the range by at most half a dB', (_, lies) => {
    const forged = lies.slice(0, LIARS).map(({ sound, bed }) => given({ sound, bed }))
    const moves = ['Minetest', 'Nexuiz', 'Red Eclipse', 'Lugaru'].flatMap((game) =>
      [1, 2, 3, 4].map((seed) => moved(honest(seed, game), forged)),
    )
    expect(Math.max(...moves)).toBeLessThanOrEqual(0.5)
  })

  /** The ends of a middle 80 % cannot be safe from a liar who knows all others. */
  it('of a fifth, made by somebody who knows all others, move it by half a dB in most games, by a dB at most', () => {
    const lies = Array.from({ length: 150 }, (_, index) => (index - 75) / 15)
    const worst = ['Minetest', 'Nexuiz', 'Red Eclipse', 'Lugaru'].flatMap((game) =>
      [1, 2, 3, 4].map((seed) => {
        const gains = judgeGifts(honest(seed, game), filters).map(({ gain }) => gain)
        const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
        const lied = lies.map((lie) => [...gains, ...Array.from({ length: LIARS }, () => mean + lie)])
        return Math.max(
          ...lied.map((all) => distanceOf(middleOf(effects(...gains)), middleOf(effects(...all)))),
        )
      }),
    )
    expect(Math.max(...worst)).toBeLessThanOrEqual(1)
    expect(worst.filter((most) => most <= 0.5).length).toBeGreaterThanOrEqual(0.7 * worst.length)
  })
})
