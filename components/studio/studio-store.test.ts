import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { StageGesture } from './stage/stage-gesture'
import { StudioStore } from './studio-store'

const peak: Filter = { type: 'PK', fc: 1000, gain: 0, q: 1 }
const shelf: Filter = { type: 'LSC', fc: 100, gain: 3, q: 0.7 }
const filtersOf = (store: StudioStore) => store.current().bands.map(({ filter }) => filter)
const firstId = (store: StudioStore) => store.current().bands[0]?.id ?? NaN

const SIZE = { width: 300, height: 330 }
const touch = (pointerId: number, clientX: number, clientY: number, shiftKey = false) => {
  return { pointerId, pointerType: 'touch', clientX, clientY, shiftKey }
}

it('applies a drag at once, and records it as one undo step', () => {
  const store = new StudioStore([peak, shelf])
  const gesture = new StageGesture(store)
  gesture.begin(firstId(store), touch(1, 10, 10), SIZE)
  for (const x of [20, 60, 110]) gesture.move(touch(1, x, 40))
  expect(filtersOf(store)).toEqual([{ ...peak, fc: 10_000, gain: -3 }, shelf])
  expect(store.current().history.past).toHaveLength(0)
  gesture.lift(touch(1, 110, 40))
  expect(store.current().history.past).toHaveLength(1)
  store.undo()
  expect(filtersOf(store)).toEqual([peak, shelf])
  store.redo()
  expect(filtersOf(store)).toEqual([{ ...peak, fc: 10_000, gain: -3 }, shelf])
})

it('notifies close listeners of every drag move, readers twice a second, others at start and end', () => {
  jest.useFakeTimers()
  const store = new StudioStore([peak])
  const gesture = new StageGesture(store)
  const [closely, reading, others] = [jest.fn(), jest.fn(), jest.fn()]
  store.subscribeClosely(closely)
  store.subscribeToRead(reading)
  store.subscribe(others)
  const told = () => [closely, reading, others].map(({ mock }) => mock.calls.length)
  gesture.begin(firstId(store), touch(1, 0, 0), SIZE)
  expect(told()).toEqual([1, 0, 1])
  for (let y = 1; y <= 15; y += 1) {
    gesture.move(touch(1, 0, y))
    jest.advanceTimersByTime(50)
  }
  expect(told()).toEqual([16, 1, 1])
  jest.advanceTimersByTime(1_000)
  expect(told()).toEqual([16, 2, 1])
  gesture.lift(touch(1, 0, 15))
  expect(told()).toEqual([17, 3, 2])
  jest.useRealTimers()
})

it('records no undo step for a handle that is pressed but not moved', () => {
  const store = new StudioStore([peak])
  const gesture = new StageGesture(store)
  gesture.begin(firstId(store), touch(1, 10, 10), SIZE)
  expect(store.current().moving).toBe(firstId(store))
  gesture.lift(touch(1, 10, 10))
  expect(store.current().moving).toBeNull()
  expect(store.current().history.past).toHaveLength(0)
})

it('restores the filters when a drag is cancelled', () => {
  const store = new StudioStore([peak])
  const gesture = new StageGesture(store)
  gesture.begin(firstId(store), touch(1, 0, 0), SIZE)
  gesture.move(touch(1, 50, 50))
  gesture.giveUp()
  expect(filtersOf(store)).toEqual([peak])
  expect(store.current().history.past).toHaveLength(0)
})

const narrower = { ...peak, q: 2 }
it.each([
  ['a change by key', (store: StudioStore) => store.change(firstId(store), narrower), narrower],
  ['an undo', (store: StudioStore) => store.undo(), peak],
])('ends a drag on %s, and ignores the rest of its moves', (_, act, left) => {
  const store = new StudioStore([peak])
  store.change(firstId(store), { ...peak, gain: 6 })
  const gesture = new StageGesture(store)
  gesture.begin(firstId(store), touch(1, 0, 0), SIZE)
  gesture.move(touch(1, 50, 50))
  act(store)
  expect(gesture.isOn).toBe(false)
  // The finger is still down.
  gesture.move(touch(1, 90, 90))
  gesture.lift(touch(1, 90, 90))
  expect(filtersOf(store)).toEqual([left])
  expect(store.current().bands).toBe(store.current().history.present.bands)
})

it('moves in finer steps with the shift key', () => {
  const store = new StudioStore([peak])
  const gesture = new StageGesture(store)
  gesture.begin(firstId(store), touch(1, 0, 0), SIZE)
  gesture.move(touch(1, 0, -50, true))
  gesture.lift(touch(1, 0, -50, true))
  expect(filtersOf(store)).toEqual([{ ...peak, gain: 1 }])
})

it('sets the width by a second finger, then continues the drag with the first', () => {
  const store = new StudioStore([peak])
  const gesture = new StageGesture(store)
  gesture.begin(firstId(store), touch(1, 100, 100), SIZE)
  expect(gesture.join(touch(2, 150, 100))).toBe(true)
  gesture.move(touch(2, 200, 100))
  gesture.lift(touch(2, 200, 100))
  expect(filtersOf(store)).toEqual([{ ...peak, q: 0.5 }])
  gesture.move(touch(1, 100, 90))
  gesture.lift(touch(1, 100, 90))
  expect(filtersOf(store)).toEqual([{ ...peak, gain: 1, q: 0.5 }])
  expect(store.current().history.past).toHaveLength(1)
})

it('records turns of the wheel as one undo step', () => {
  const store = new StudioStore([peak])
  const gesture = new StageGesture(store)
  for (const pixels of [100, 100, 100]) gesture.turn(firstId(store), pixels)
  expect(store.current().history.past).toHaveLength(1)
  store.undo()
  expect(filtersOf(store)).toEqual([peak])
})

it('holds at most twelve filters', () => {
  const store = new StudioStore(Array<Filter>(11).fill(peak))
  expect(store.add(shelf)).not.toBeNull()
  expect(store.add(shelf)).toBeNull()
  expect(filtersOf(store)).toHaveLength(12)
})

it('resets to the initial filters, which can be undone', () => {
  const store = new StudioStore([peak, shelf])
  store.remove(firstId(store))
  store.reset()
  expect(filtersOf(store)).toEqual([peak, shelf])
  store.undo()
  expect(filtersOf(store)).toEqual([shelf])
})

it('undoes and redoes `Leises lauter` like filters, with one step per slider move', () => {
  const store = new StudioStore([peak])
  store.even(usualDynamics)
  for (const threshold of [-31, -32, -33]) store.even({ ...usualDynamics, threshold }, 'threshold')
  store.change(firstId(store), { ...peak, gain: 3 })
  expect(store.current().history.present.dynamics).toEqual({ ...usualDynamics, threshold: -33 })
  store.undo()
  store.undo()
  expect(store.current().history.present.dynamics).toEqual(usualDynamics)
  expect(filtersOf(store)).toEqual([peak])
  store.undo()
  expect(store.current().history.present.dynamics).toBeNull()
  store.redo()
  expect(store.current().history.present.dynamics).toEqual(usualDynamics)
  store.reset()
  expect(store.current().history.present.dynamics).toBeNull()
})

it('keeps `Leises lauter` if a loaded file has none', () => {
  const store = new StudioStore([peak], usualDynamics)
  store.replace([shelf])
  expect(store.current().history.present.dynamics).toEqual(usualDynamics)
  store.replace([shelf], { ...usualDynamics, ratio: 2 })
  expect(store.current().history.present.dynamics?.ratio).toBe(2)
})
