import { SAMPLE_RATE } from '../filter'
import { seededRandom, synthesize, whiteNoise } from '../scenes/synthesis/noise'
import { bandFrames, FRAME } from './band-frames'
import { bands } from './bands'

const energyOf = (channels: readonly Float32Array[]) =>
  bandFrames(channels).reduce((sum, powers) => sum + powers.reduce((all, power) => all + power, 0), 0) * FRAME

it('contains the energy of a sound once, wherever its frames lie', () => {
  for (const at of [0, 0.003, 0.011, 0.0199]) {
    const click = synthesize(0.1, (time) =>
      time < at ? 0 : Math.sin(2 * Math.PI * 3000 * time) * Math.exp(-(time - at) / 0.004),
    )
    const energy = click.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLE_RATE
    expect(energyOf([click]) / energy).toBeCloseTo(1, 2)
  }
})

it('averages two channels', () => {
  const random = seededRandom(5)
  const [one, other] = [synthesize(0.3, whiteNoise(random)), synthesize(0.3, whiteNoise(random))]
  expect(energyOf([one, other])).toBeCloseTo((energyOf([one]) + energyOf([other])) / 2, 6)
})

it.each([100, 1000, 10_000])('finds a tone of %i Hz in its band and the next ones', (frequency) => {
  const [, , frame = new Float64Array()] = bandFrames([
    synthesize(0.1, (time) => Math.sin(2 * Math.PI * frequency * time)),
  ])
  const near = frame.filter((_, band) => {
    const { from = 0, to = 0 } = bands[band] ?? {}
    return from < frequency + 60 && to > frequency - 60
  })
  const sum = (powers: Float64Array) => powers.reduce((all, power) => all + power, 0)
  expect(sum(near) / sum(frame)).toBeGreaterThan(0.98)
  expect(sum(frame)).toBeCloseTo(0.5, 1)
})
