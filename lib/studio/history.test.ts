import { beginHistory, redo, takeStep, undo } from './history'

const steps = (...states: string[]) =>
  states.reduce((history, state) => takeStep(history, state), beginHistory('a'))

it('undoes and redoes', () => {
  const history = steps('b', 'c')
  expect(undo(history).present).toBe('b')
  expect(undo(undo(history)).present).toBe('a')
  expect(redo(undo(undo(history))).present).toBe('b')
  expect(redo(redo(undo(undo(history)))).present).toBe('c')
})

it('does nothing without a step to undo or redo', () => {
  expect(undo(steps()).present).toBe('a')
  expect(redo(steps('b')).present).toBe('b')
})

it('forgets undone steps after a new one', () => {
  const history = takeStep(undo(steps('b', 'c')), 'd')
  expect(redo(history).present).toBe('d')
  expect(undo(history).present).toBe('b')
})

it('takes no step if nothing changed', () => {
  expect(steps('b', 'b', 'b').past).toEqual(['a'])
})

it('merges consecutive changes of the same thing into one step', () => {
  const press = (what: string, ...times: number[]) =>
    times.reduce((history, at) => takeStep(history, `${what} ${at}`, { what, at }), beginHistory('a'))
  expect(press('gain', 0, 100, 500).past).toEqual(['a'])
  expect(press('gain', 0, 100, 2000).past).toEqual(['a', 'gain 100'])
  const other = takeStep(press('gain', 0), 'b', { what: 'q', at: 10 })
  expect(other.past).toEqual(['a', 'gain 0'])
  expect(takeStep(undo(other), 'c', { what: 'q', at: 20 }).past).toEqual(['a', 'gain 0'])
})

it('holds a hundred steps', () => {
  const states = Array.from({ length: 150 }, (_, index) => String(index))
  const history = steps(...states)
  expect(history.past).toHaveLength(100)
  expect(states.reduce((now) => undo(now), history).present).toBe('49')
})
