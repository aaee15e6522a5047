import { LiveError, problemOf } from './problem'

const thrown = (name: string) => new DOMException('', name)

test('a refusal is told by what was refused', () => {
  expect(problemOf(thrown('NotAllowedError'), 'tab')).toBe('tabRefused')
  expect(problemOf(thrown('NotAllowedError'), 'input')).toBe('inputRefused')
})

test('a missing device is told from one that is in use', () => {
  expect(problemOf(thrown('NotFoundError'), 'input')).toBe('noInput')
  expect(problemOf(thrown('NotReadableError'), 'input')).toBe('inputBusy')
})

test('a wish that no device can meet is told as a missing one, whatever kind of error the browser makes of it', () => {
  expect(problemOf(thrown('OverconstrainedError'), 'input')).toBe('noInput')
  expect(problemOf({ name: 'OverconstrainedError', constraint: '' }, 'input')).toBe('noInput')
})

test('a file that is no sound is told as that', () => {
  expect(problemOf(thrown('NotSupportedError'), 'file')).toBe('badFile')
})

test('an input whose rate the browser cannot convert is told as that', () => {
  expect(problemOf(thrown('NotSupportedError'), 'input')).toBe('otherRate')
})

test('what the shop has found out itself stays, and what nobody knows is told as a failure', () => {
  expect(problemOf(new LiveError('tabSilent'), 'tab')).toBe('tabSilent')
  expect(problemOf(thrown('DataError'), 'tab')).toBe('failed')
  expect(problemOf('nonsense', 'file')).toBe('failed')
})
