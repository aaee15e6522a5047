import { listeners } from './listeners'
import { simulateReversals } from './reversals'
import { simulate, type Simulation } from './simulate'

/** Per listener; `npm run bench -- hearing` does 10,000. */
const RUNS = 150
/** Standard errors allowed for so few runs. */
const ALLOWED = 3.5

const simulations = new Map<string, Simulation>()
beforeAll(() => {
  for (const listener of listeners) simulations.set(listener.name, simulate(listener, RUNS))
})

function simulationOf(name: string): Simulation {
  const simulation = simulations.get(name)
  if (!simulation) throw new Error(`${name} was not simulated`)
  return simulation
}

/** How far a share of so many runs may be off by chance. */
function chance(share: number): number {
  return ALLOWED * Math.sqrt((share * (1 - share)) / RUNS)
}

const names = listeners.map(({ name }) => name)
const withoutDifference = listeners
  .filter(({ thresholds }) => thresholds.without === thresholds.with)
  .map(({ name }) => name)

it.each(names)('finds the difference of a listener without leaning to a side: %s', (name) => {
  const { bias, margin } = simulationOf(name)
  const error = (ALLOWED * margin) / 1.6449 / Math.sqrt(RUNS)
  expect(Math.abs(bias)).toBeLessThan(0.3 + error)
})

it.each(names)('covers the true difference by its 90 %% interval in 88 to 92 %% of the runs: %s', (name) => {
  const { coverage } = simulationOf(name)
  expect(coverage).toBeGreaterThan(0.88 - chance(0.88))
  expect(coverage).toBeLessThan(0.92 + chance(0.92))
})

it.each(names)('covers the true threshold of a condition by its interval as well: %s', (name) => {
  expect(simulationOf(name).thresholdCoverage).toBeGreaterThan(0.88 - chance(0.88))
})

it.each(listeners.map((listener) => [listener.name, listener] as const))(
  'covers the true difference more often than a bootstrap of reversals: %s',
  (name, listener) => {
    expect(simulateReversals(listener, RUNS).coverage).toBeLessThan(simulationOf(name).coverage)
  },
)

it.each(withoutDifference)('tells a listener without a difference that there is none: %s', (name) => {
  expect(simulationOf(name).verdicts.none).toBeGreaterThan(0.9 - chance(0.9))
})

it.each(names)('hardly ever claims the opposite of what is true: %s', (name) => {
  const { verdicts } = simulationOf(name)
  const listener = listeners.find((each) => each.name === name)
  const difference = (listener?.thresholds.without ?? 0) - (listener?.thresholds.with ?? 0)
  const wrong = difference > 0 ? verdicts.later : difference < 0 ? verdicts.sooner : 0
  expect(wrong).toBeLessThan(0.03)
})

it.each(names)('keeps a run to about four minutes with eight reversals of each condition: %s', (name) => {
  const { mostTrials, fewestReversals } = simulationOf(name)
  expect(mostTrials).toBeLessThanOrEqual(104)
  expect(fewestReversals).toBeGreaterThanOrEqual(8)
})

it('tells somebody who only guesses that the run says nothing', () => {
  const guesser = { name: 'guesses', thresholds: { without: 0, with: 0 }, rightAt: () => 0.5 }
  const { verdicts } = simulate(guesser, 100)
  expect(verdicts.unclear).toBeGreaterThan(0.9)
})

it('finds a large difference of a steady listener in most runs', () => {
  const steady = listeners.find(({ name }) => name.includes('6 dB'))
  expect(simulationOf(steady?.name ?? '').verdicts.sooner).toBeGreaterThan(0.5)
})
