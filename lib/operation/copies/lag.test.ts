import { Lag, type Position, type Sample } from './lag'

const sample = (at: number, given: Partial<Sample>): Sample => ({
  at,
  generation: 'g1',
  local: [0, 100],
  remote: [0, 100],
  sent: 100,
  rounds: at / 1_000,
  errors: 0,
  ...given,
})

/** The state of a copy after samples a second apart. */
function inStepAfter(samples: Partial<Sample>[]): number {
  const lag = new Lag(-5_000)
  samples.forEach((given, second) => lag.see(sample(second * 1_000, given)))
  return lag.inStepAt
}

const far: Position = [0, 900]

it('knows that an idle copy holds what was written two seconds ago', () => {
  expect(inStepAfter([{}, {}, {}, {}])).toBe(1_000)
})

it.each<[string, Partial<Sample>[], number]>([
  ['nothing was sent since Litestream began', [{ sent: 0 }, { sent: 0 }, { sent: 0 }], -5_000],
  ['the place does not answer', [{}, {}, {}, { local: far }, { local: far }, { local: far }], 1_000],
  ['the database is not read any more', [{}, {}, {}, { rounds: 2 }, { rounds: 2 }, { rounds: 2 }], 1_000],
  ['reading the database fails', [{}, {}, {}, { errors: 1 }, { errors: 2 }, { errors: 3 }], 1_000],
  [
    'the snapshot of a new generation is on its way',
    [{}, {}, {}, ...Array.from({ length: 4 }, () => ({ generation: 'g2', local: [0, 50] as const }))],
    0,
  ],
  [
    'orders come in all the time',
    [1, 2, 3, 4, 5].map((n) => ({ local: [0, 100 * n], remote: [0, 100 * n - 50] })),
    2_000,
  ],
])('is behind while %s', (_, samples, at) => {
  expect(inStepAfter(samples)).toBe(at)
})

it('is in step again once a new generation has been sent', () => {
  const next = { generation: 'g2', local: [0, 50], remote: [0, 50], sent: 150 } as const
  expect(inStepAfter([{}, {}, {}, { ...next, sent: 100 }, next, next, next])).toBeGreaterThanOrEqual(3_000)
})
