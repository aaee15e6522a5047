import { gainOf } from '@/lib/audio/prominence/judge'
import { weightedThirds } from '@/lib/audio/prominence/sound-set'
import { beyondLimits, costsOf, curveLimits } from '@/lib/audio/prominence/limits'
import { seededRandom, synthesize, whiteNoise } from '@/lib/audio/scenes/synthesis/noise'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { powersOfLevels } from '@/lib/audio/spectrum/levels'
import { heldMarks, markAt, withMark, type ClipMark } from './clip'
import { fitClip, fitMarks, hearMarks, saidBy } from './clip-fit'
import { clipSounds } from './clip-sounds'
import { problemOfClip } from './problem-of-clip'
import { proposeMarks } from './propose-marks'
import { spectraOf } from '@/lib/audio/prominence/sound-set'
import { knownClip, knownSounds, recipes } from './testing/known-clips'

const recipe = recipes['steps on metal in wind']
if (!recipe) throw new Error('no recipe')
const clip = knownClip(recipe, 1)
const frames = bandFrames([clip.samples])

describe('a clip with marks', () => {
  it('gives filters within the limits of listenability, says no more than is true of its parts, and how far it is', () => {
    const found = clipSounds(frames, clip.marks)
    if (typeof found === 'string') throw new Error(found)
    const told: number[] = []
    const fit = fitMarks(found, (share) => told.push(share))
    if (typeof fit === 'string') throw new Error(fit)
    const known = gainOf(fit.filters, knownSounds(clip))
    expect(known).toBeGreaterThan(1)
    expect(fit.said).toBeGreaterThanOrEqual(0.5)
    expect(fit.said).toBeLessThanOrEqual(known + 1)
    expect(beyondLimits(costsOf(fit.filters), curveLimits)).toBeLessThan(0.1)
    expect(saidBy([], fit.sounds)).toBe(-0.5)
    expect(told).toEqual(told.toSorted((one, other) => one - other))
    expect(told.at(-1)).toBeGreaterThan(0.95)
    expect(told.length).toBeGreaterThan(50)
  })

  it('is told by two spectra, by which filters have the same effect', () => {
    const found = clipSounds(frames, clip.marks)
    if (typeof found === 'string') throw new Error(found)
    const { sound, bed } = spectraOf(found.sounds)
    const told = [sound, bed].map((levels) => weightedThirds(powersOfLevels(levels)))
    const filters = [{ type: 'PK', fc: 2000, gain: 6, q: 1 }] as const
    const [of = [], under = []] = told
    const effect = gainOf(filters, { files: [Float64Array.from(of)], bed: Float64Array.from(under) })
    expect(Math.abs(effect - gainOf(filters, found.sounds))).toBeLessThan(0.3)
  })

  it('says no more than is true where a key was held, which hands do late', () => {
    const proposed = proposeMarks(frames)
    const held = clip.marks.map(({ from }) => ({ from: from + 0.3, to: from + 0.6 }))
    const marks = held
      .flatMap((one) => heldMarks(one, proposed, false))
      .reduce<readonly ClipMark[]>(withMark, [])
    const fit = fitClip(frames, marks)
    if (typeof fit === 'string') throw new Error(fit)
    const known = gainOf(fit.filters, knownSounds(clip))
    expect(known).toBeGreaterThan(1)
    expect(fit.said).toBeLessThanOrEqual(known + 1)
  })

  it('says less by few marks the more they differ', () => {
    const { files, bed } = knownSounds(clip)
    const [one = bed] = files
    const filters = [{ type: 'PK', fc: 2000, gain: 6, q: 1 }] as const
    const gain = gainOf(filters, { files: [one], bed })
    const saidOf = (few: readonly Float64Array[]) => saidBy(filters, { files: few, bed })
    expect(saidOf([one, one, one, one])).toBe(Math.floor(2 * (gain - 0.5)) / 2)
    // Their mean less a quarter, which is the standard error as well.
    expect(saidOf([one, one, one, bed])).toBe(Math.floor(2 * ((0.75 - 2.353 / 4) * gain - 0.5)) / 2)
  })

  it('leaves out marks of another level, as of shots', () => {
    const shots = [6, 12, 18].map((at) => ({ from: at, to: at + 0.3 }))
    const loud = clip.samples.slice()
    for (const { from } of shots)
      for (let index = 0; index < 9600; index += 1)
        loud[Math.round(from * 48_000) + index] = Math.sin(index) * 0.9 * Math.exp(-index / 3000)
    const marks = [...clip.marks.filter(({ to }) => to > 20), ...shots]
    const found = clipSounds(bandFrames([loud]), marks)
    if (typeof found === 'string') throw new Error(found)
    expect(found.kept.filter(({ to }) => to < 20)).toEqual([])
    expect(found.kept.length).toBeGreaterThanOrEqual(6)
  })

  it('uses the correction of a headset', () => {
    const correction = [{ type: 'LSC', fc: 300, gain: 12, q: 0.7 }] as const
    const cut = [{ type: 'LSC', fc: 300, gain: -6, q: 0.7 }] as const
    const [plain, worn] = [[], correction].map((one) => hearMarks(frames, clip.marks, one))
    if (typeof plain !== 'object' || typeof worn !== 'object') throw new Error('nothing heard')
    expect(gainOf(cut, worn.sounds)).not.toBeCloseTo(gainOf(cut, plain.sounds), 1)
  })

  it('reports problems of its marks', () => {
    expect(clipSounds(frames, [])).toBe('nothingMarked')
    expect(clipSounds(frames, [{ from: 0, to: 35 }])).toBe('tooMuchMarked')
    expect(fitClip(frames, clip.marks.slice(0, 5))).toBe('fewMarks')
    const noise = bandFrames([synthesize(40, whiteNoise(seededRandom(4)))])
    const anywhere = Array.from({ length: 20 }, (_, index) => ({ from: 1.9 * index, to: 1.9 * index + 0.3 }))
    expect(clipSounds(noise, anywhere)).toBe('notApart')
  })

  it('is refused where unmarked places sound like the marks', () => {
    const random = seededRandom(1)
    const gusts = Array.from({ length: 200 }, () => 0.5 * 10 ** (-1.5 * random()))
    const full = synthesize(40, whiteNoise(random)).map(
      (sample, index) => sample * (gusts[Math.floor(index / 9600)] ?? 0),
    )
    const some = Array.from({ length: 30 }, (_, index) => ({ from: 1.3 * index, to: 1.3 * index + 0.2 }))
    expect(clipSounds(bandFrames([full]), some)).toBe('alsoElsewhere')
  })

  it('is refused where the rest is silent', () => {
    const isMarked = (time: number) => markAt(clip.marks, time) !== undefined
    const only = clip.samples.map((sample, index) => (isMarked(index / 48_000) ? sample : 0))
    expect(clipSounds(bandFrames([only]), clip.marks)).toBe('restSilent')
  })
})

it('proposes marks for most of the short sounds, and for none of the shots, which set the volume', () => {
  const proposed = proposeMarks(frames)
  const isNear = (one: { from: number }, other: { from: number }) => Math.abs(one.from - other.from) < 0.15
  const found = clip.marks.filter((mark) => proposed.some((one) => isNear(one, mark)))
  expect(found.length).toBeGreaterThan(0.8 * clip.marks.length)
  expect(proposed.filter((one) => !clip.marks.some((mark) => isNear(one, mark))).length).toBeLessThan(5)
})

describe('a clip is rejected that', () => {
  const problem = (samples: Float32Array) => problemOfClip([samples], bandFrames([samples]))
  const noise = (seconds: number, loudness: number) =>
    synthesize(seconds, whiteNoise(seededRandom(7))).map((sample) => sample * loudness)

  it('is too short, too long, too quiet or clipped', () => {
    expect(problem(noise(9, 0.1))).toBe('tooShort')
    expect(problemOfClip([new Float32Array(302 * 48_000)], [])).toBe('tooLong')
    expect(problem(noise(31, 0.001))).toBe('tooQuiet')
    expect(problem(noise(31, 4).map((sample) => Math.max(-1, Math.min(1, sample))))).toBe('clipped')
    expect(problem(noise(31, 0.1))).toBeNull()
  })

  it('is much longer than five minutes, not by the little that a recorder adds', () => {
    expect(problemOfClip([new Float32Array(300.5 * 48_000)], [])).not.toBe('tooLong')
  })

  it('contains nothing but music', () => {
    const chords = [
      [0, 4, 7],
      [5, 9, 12],
      [7, 11, 14],
      [-3, 0, 4],
    ]
    const music = synthesize(32, (time) => {
      const chord = chords[Math.floor(time) % 4] ?? []
      const melody = chord[Math.floor(4 * time) % 3] ?? 0
      const fall = Math.exp(-2 * (time % 1))
      return [...chord, melody + 12].reduce((sum, note) => {
        const turn = 2 * Math.PI * 262 * 2 ** (note / 12) * time
        return sum + 0.05 * fall * (Math.sin(turn) + 0.5 * Math.sin(2 * turn) + 0.25 * Math.sin(3 * turn))
      }, 0)
    })
    expect(problem(music)).toBe('musicOnly')
    const motor = synthesize(32, (time) =>
      Array.from({ length: 12 }, (_, index) => Math.sin(2 * Math.PI * 110 * (index + 1) * time)).reduce(
        (sum, one) => sum + 0.03 * one,
        0,
      ),
    )
    expect(problem(motor)).toBeNull()
    expect(problem(clip.samples)).toBeNull()
  })
})

it('joins marks that touch, in order', () => {
  const marks = [
    { from: 5, to: 6 },
    { from: 1, to: 2 },
    { from: 1.8, to: 3 },
  ].reduce(withMark, [])
  expect(marks).toEqual([
    { from: 1, to: 3 },
    { from: 5, to: 6 },
  ])
  expect(markAt(marks, 5.5)).toEqual({ from: 5, to: 6 })
  expect(markAt(marks, 4)).toBeUndefined()
})

describe('a key that is held', () => {
  const steps = [1, 2, 3, 9].map((from) => ({ from, to: from + 0.2 }))

  it('marks the short sounds that began meanwhile, a little earlier', () => {
    expect(heldMarks({ from: 1.3, to: 3.5 }, steps, false)).toEqual(steps.slice(0, 3))
  })

  it('marks all of the time where there are none, or for a sound without short parts', () => {
    expect(heldMarks({ from: 5.25, to: 6.1 }, steps, false)).toEqual([{ from: 5, to: 6 }])
    expect(heldMarks({ from: 1.25, to: 3.1 }, steps, true)).toEqual([{ from: 1, to: 3 }])
    expect(heldMarks({ from: 0.1, to: 0.15 }, [], false)).toEqual([{ from: 0, to: 0.3 }])
  })
})
