import type { Listener } from './listener'
import { BROUGHT, listeners } from './listeners'
import { simulate, type Simulation } from './simulate'

/** Per listener; `npm run bench -- hearing` does 10,000. */
const RUNS = 120
/** Standard errors allowed for so few runs. */
const ALLOWED = 3.5

const simulations = new Map<Listener, Simulation>()
beforeAll(() => {
  for (const listener of listeners) simulations.set(listener, simulate(listener, RUNS))
})

function simulationOf(listener: Listener): Simulation {
  const simulation = simulations.get(listener)
  if (!simulation) throw new Error(`${listener.name} was not simulated`)
  return simulation
}

/** Standard error of a share over this many runs. */
function chance(share: number): number {
  return ALLOWED * Math.sqrt((share * (1 - share)) / RUNS)
}

const named = (some: readonly Listener[]) => some.map((listener) => [listener.name, listener] as const)
const staying = listeners.filter(({ guessedFrom }) => guessedFrom === undefined)
const without = staying.filter(({ difference }) => difference === 0)
const steady = staying.filter((one) => one.difference === BROUGHT && !one.moved && !one.random && !one.drift)

it.each(named(staying))('covers the true difference by its 90 %% interval: %s', (_, listener) => {
  const least = listener.random === undefined ? 0.88 : 0.85
  expect(simulationOf(listener).coverage).toBeGreaterThan(least - chance(least))
})

it.each(named(without))('hardly ever claims a difference where there is none: %s', (_, listener) => {
  const { softer, louder } = simulationOf(listener).verdicts
  const most = listener.moved === undefined ? 0.05 : 0.1
  expect(softer + louder).toBeLessThan(most + chance(most))
})

it.each(named(steady))('detects 3 dB as often as this listener’s hearing allows: %s', (_, listener) => {
  const least = { 1: 0.93, 1.5: 0.8, 2.5: 0.5 }[listener.spread] ?? 0
  expect(simulationOf(listener).verdicts.softer).toBeGreaterThan(least - chance(least))
})

it.each(named(listeners.filter(({ guessedFrom }) => guessedFrom !== undefined)))(
  'returns an unclear verdict for most listeners who give up: %s',
  (_, listener) => expect(simulationOf(listener).verdicts.unclear).toBeGreaterThan(0.45),
)

it('reports random answers as unclear', () => {
  const [someone] = listeners
  if (!someone) throw new Error('nobody is simulated')
  expect(simulate({ ...someone, random: 1 }, 50).verdicts.unclear).toBeGreaterThan(0.95)
})
