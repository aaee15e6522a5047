import { seededRandom } from '@/lib/audio/scenes/noise'
import { directionOutcomeOf } from './direction-outcome'
import {
  azimuths,
  directionAnswered,
  DIRECTION_TRIALS,
  resumedDirectionRun,
  startedDirectionRun,
  storedDirectionRunSchema,
  type DirectionState,
  type DirectionTrial,
} from './direction-run'
import { storedRun } from '../procedure/stored-run'

function played(seed: number, isRight: (trial: DirectionTrial) => boolean): DirectionState {
  let state = startedDirectionRun(seed)
  while (state.next) {
    const { azimuth } = state.next
    const choice = isRight(state.next) ? azimuth : azimuth === 'front' ? 'left' : 'front'
    state = directionAnswered(state, { choice, ms: 800 })
  }
  return state
}

it('plays every direction equally often in each condition, in an order that varies', () => {
  const { answered } = played(1, () => true)
  expect(answered).toHaveLength(DIRECTION_TRIALS)
  for (const condition of ['without', 'with'])
    for (const azimuth of azimuths)
      expect(
        answered.filter((trial) => trial.condition === condition && trial.azimuth === azimuth),
      ).toHaveLength(4)
  expect(played(2, () => true).answered.map(({ azimuth }) => azimuth)).not.toEqual(
    answered.map(({ azimuth }) => azimuth),
  )
})

it('goes on after a pause exactly where it was', () => {
  let state = startedDirectionRun(3)
  for (let trial = 0; trial < 17; trial += 1) state = directionAnswered(state, { choice: 'left', ms: 500 })
  const kept = storedDirectionRunSchema.parse(JSON.parse(JSON.stringify(storedRun(state))))
  expect(resumedDirectionRun(kept)).toEqual(state)
})

it('says nothing of a run that goes on', () => {
  expect(directionOutcomeOf(startedDirectionRun(4))).toBeNull()
})

it('says that direction suffers when it is told with the preset far less often', () => {
  const outcome = directionOutcomeOf(
    played(5, ({ condition, number }) => condition === 'without' || number % 3 === 0),
  )
  expect(outcome?.verdict).toBe('worse')
  expect(outcome?.without.share).toBe(1)
  expect(outcome?.difference.high).toBeLessThan(0)
})

it('claims nothing when both are told alike', () => {
  expect(directionOutcomeOf(played(6, () => true))?.verdict).toBe('none')
})

it.each([0.4, 0.7, 0.9])(
  'claims a change in at most 10 %% of the runs when there is none: %d right',
  (share) => {
    const random = seededRandom(7)
    const verdicts = Array.from(
      { length: 400 },
      (_, seed) => directionOutcomeOf(played(seed, () => random() < share))?.verdict,
    )
    expect(verdicts.filter((verdict) => verdict !== 'none').length / verdicts.length).toBeLessThan(0.145)
  },
)
