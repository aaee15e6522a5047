import { answered, startedRun } from '@/lib/listening-test/procedure/run'
import { forgetRun, keepRun, keptRun } from './kept-run'
import type { Subject } from './subject'

const subject: Subject = {
  presetId: 'a',
  name: 'A',
  filters: [],
  scene: 'floors',
  worn: 'open',
  palette: undefined,
}
const runOf = (seed: number) => answered(startedRun(seed), { choice: 4, ms: 500 })

it('keeps the run in the noise of a room while one in the game’s noise is begun, kept and forgotten', () => {
  keepRun(subject, { run: runOf(1), noise: 'room', headset: null })
  forgetRun('game')
  keepRun(subject, { run: runOf(2), noise: 'game', headset: null })
  expect(keptRun(subject, 'room')?.run.seed).toBe(1)
  expect(keptRun(subject, 'game')?.run.seed).toBe(2)
  forgetRun('game')
  expect(keptRun(subject, 'game')).toBeNull()
  expect(keptRun(subject, 'room')).toMatchObject({ noise: 'room', run: { seed: 1 } })
})
