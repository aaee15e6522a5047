import { weightedProminence } from '@/lib/audio/prominence/preset-figures'
import { curveShapeOf } from '@/lib/audio/prominence/curve-limits'
import { weigh } from '@/lib/audio/prominence/weighted'
import { seededRandom, synthesize, whiteNoise } from '@/lib/audio/scenes/synthesis/noise'
import { bandFrames, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import { markAt, withMark, type ClipMark } from './clip'
import { clipFilters } from './clip-filters'
import { clipMaterial } from './clip-material'
import { condensedBed } from './condensed-bed'
import { problemOfClip } from './problem-of-clip'
import { proposeMarks } from './propose-marks'
import { knownClip, recipes } from './testing/known-clips'

const recipe = recipes['steps on metal in wind']
if (!recipe) throw new Error('no recipe')
const clip = knownClip(recipe, 1)
const frames = bandFrames([clip.samples])

describe('a clip with marks', () => {
  const material = clipMaterial(frames, clip.marks)

  it('gives filters that emphasise the marked sounds within the limits of a curve, and predicts by how much', () => {
    if (typeof material === 'string') throw new Error(material)
    const filters = clipFilters(material)
    const parts = { ...weigh(clip.parts), bed: condensedBed(clip.parts.bed) }
    const [known] = weightedProminence(filters, parts)
    const [said] = weightedProminence(filters, material)
    expect(known?.inBed).toBeGreaterThan(4)
    expect(Math.abs((said?.inBed ?? NaN) - (known?.inBed ?? NaN))).toBeLessThan(1)
    const { rms, peak, atCues } = curveShapeOf(filters)
    expect(rms).toBeLessThan(5.1)
    expect(peak).toBeLessThan(9.1)
    expect(atCues).toBeLessThan(3.1)
  })

  it('uses the correction of a headset', () => {
    const correction = [{ type: 'LSC', fc: 300, gain: 12, q: 0.7 }] as const
    const through = clipMaterial(frames, clip.marks, correction)
    if (typeof through === 'string' || typeof material === 'string') throw new Error('nothing found')
    const cut = [{ type: 'LSC', fc: 300, gain: -6, q: 0.7 }] as const
    const [heard, plain] = [through, material].map((one) => weightedProminence(cut, one)[0]?.inBed ?? NaN)
    expect(heard).not.toBeCloseTo(plain ?? NaN, 1)
  })

  it('reports problems of its marks', () => {
    expect(clipMaterial(frames, [])).toBe('nothingMarked')
    expect(clipMaterial(frames, [{ from: 0, to: 25 }])).toBe('tooMuchMarked')
    const noise = bandFrames([synthesize(40, whiteNoise(seededRandom(4)))])
    const anywhere = Array.from({ length: 20 }, (_, index) => ({ from: 1.9 * index, to: 1.9 * index + 0.3 }))
    expect(clipMaterial(noise, anywhere)).toBe('notApart')
  })
})

describe('marks in digital silence', () => {
  /** The clip with silence wherever that is asked for, in seconds. */
  const silencedWhere = (isSilent: (time: number) => boolean) =>
    bandFrames([clip.samples.map((sample, index) => (isSilent(index / 48_000) ? 0 : sample))])
  const targetOf = (silenced: BandFrames, marks: readonly ClipMark[] = clip.marks) => {
    const material = clipMaterial(silenced, marks)
    return typeof material === 'string' ? material : [...(material.kinds[0]?.variants[0] ?? [])]
  }
  const isMarked = (time: number) => markAt(clip.marks, time) !== undefined

  it('count beside the others, if only one is surrounded by it', () => {
    const one = clip.marks[clip.marks.length >> 1]
    if (!one) throw new Error('no mark')
    const target = targetOf(silencedWhere((time) => Math.abs(time - one.from) < 2.5 && !isMarked(time)))
    if (typeof target === 'string') throw new Error(target)
    expect(target.every(Number.isFinite)).toBe(true)
    expect(Math.max(...target)).toBeGreaterThan(0)
  })

  it('count, if all are surrounded by it and the rest is elsewhere', () => {
    const target = targetOf(
      silencedWhere((time) => time < 25 && !isMarked(time)),
      clip.marks.filter(({ to }) => to < 22),
    )
    if (typeof target === 'string') throw new Error(target)
    expect(target.every(Number.isFinite)).toBe(true)
    expect(Math.max(...target)).toBeGreaterThan(0)
  })

  it('are refused where there is nothing but them, or nothing at all', () => {
    expect(targetOf(silencedWhere((time) => !isMarked(time)))).toBe('restSilent')
    expect(targetOf(silencedWhere(() => true))).toBe('restSilent')
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
    expect(problem(noise(29, 0.1))).toBe('tooShort')
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
