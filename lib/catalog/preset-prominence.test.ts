import { curveShapeOf } from '@/lib/audio/prominence/curve-limits'
import { audibilityOf, prominenceOf } from '@/lib/audio/prominence/preset-figures'
import { materialOf } from '@/lib/audio/prominence/scene-material'
import { scenesFor } from '@/lib/audio/scenes/games'
import { programCatalog } from './program-catalog'

const { presets } = programCatalog

type Figures = readonly [
  kind: string,
  inBed: number,
  inPinkNoise: number,
  softer: number,
  open: number,
  closed: number,
]

/**
 * What each preset brings for each kind of sound of its own scene, in dB: stands out more in its bed and in pink noise; heard softer
 * in its bed, in a room, and there under a closed headset. A change of these is one that buyers hear.
 */
const figures: Record<string, readonly Figures[]> = {
  'cs2-schrittklar': [
    ['metalSteps', 3.6, 4.3, 0, 3.8, -2.5],
    ['woodSteps', 4.7, 5.4, 0.1, 5.8, 3.8],
    ['stoneSteps', 4.3, 5, 0.1, 5.4, 1.8],
  ],
  'beat-saber-taktgeber': [
    ['kick', 7.3, 1.2, 5.7, 2.7, 2.6],
    ['snare', 7.2, 1.2, 3.7, 7.5, 6],
  ],
  'acc-kurvengrip': [
    ['tyres', 8.7, 4.9, 0.1, 8.9, 8.8],
    ['brakes', 7, 3.3, 0.4, 7.4, 7.4],
  ],
  'tarkov-stille-sohle': [
    ['rustle', 5.8, 2.6, 0, 6.5, 6.4],
    ['click', 5.5, 2.3, 0, 5.7, 5.6],
  ],
  'lol-rufweite': [
    ['ping', 6.7, 3.7, 0, 6.9, 6.9],
    ['ability', 6.1, 3.1, 0, 6.4, 6.3],
  ],
  'siege-wandhorcher': [
    ['stepsAbove', 2.4, 1.6, 0.2, 4.3, 4.7],
    ['blow', 3, 2.2, 0, 3.1, 2.5],
    ['beep', 3.4, 2.5, 0, 3.4, 3.4],
  ],
  'pubg-feldpeiler': [['farShot', 5.1, 2.3, 0.1, 5, 3.2]],
  're4-dielenknarren': [
    ['creak', 7.2, 0.9, 1.6, 7.9, 8.2],
    ['breath', 7.5, 1.2, 2.8, 7.5, 7.8],
    ['clink', 7.6, 1.3, 2.2, 7.5, 7.7],
  ],
  'witcher-lagerfeuer': [['voice', 3.7, 1.3, 0.1, 3.5, 3.8]],
  'overwatch-klarsignal': [
    ['voice', 2.4, -0.9, 0.9, 5, 6.5],
    ['flankerSteps', 4.1, 0.8, 0.4, 5.4, 6.4],
  ],
}

const materials = new Map(presets.map(({ game }) => [game, materialOf(scenesFor(game)[0] ?? 'steps')]))
const ownScene = (game: string) => materials.get(game) ?? materialOf('steps')

describe.each(presets.map((preset) => [preset.id, preset] as const))('%s', (id, { game, filters }) => {
  it('brings what is written down of it', () => {
    const material = ownScene(game)
    const audibility = audibilityOf(filters, material)
    const found = prominenceOf(filters, material).map(({ kind, inBed, inPinkNoise }, index) => {
      const { inBed: softer = NaN, inRoom } = audibility[index] ?? {}
      return [kind, inBed, inPinkNoise, softer, inRoom?.open ?? NaN, inRoom?.closed ?? NaN] as const
    })
    const rounded = found.map(([kind, ...values]) => [
      kind,
      ...values.map((value) => Math.round(value * 10) / 10 + 0),
    ])
    expect(rounded).toEqual(figures[id])
  })

  it('goes no further than a curve of the catalogue may', () => {
    const { rms, peak, atCues } = curveShapeOf(filters)
    expect(rms).toBeLessThanOrEqual(5)
    expect(peak).toBeLessThanOrEqual(9)
    expect(atCues).toBeLessThanOrEqual(3)
  })
})

it('brings every kind of sound that one listens for forward in its game', () => {
  for (const { game, filters } of presets)
    for (const { inBed } of prominenceOf(filters, ownScene(game))) expect(inBed).toBeGreaterThanOrEqual(2)
})
