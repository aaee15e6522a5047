import { OwnSoundError, problemOf } from './problem'

const thrown = (name: string) => new DOMException('', name)

test('a refused permission is reported by source', () => {
  expect(problemOf(thrown('NotAllowedError'), 'tab')).toBe('tabRefused')
  expect(problemOf(thrown('NotAllowedError'), 'input')).toBe('inputRefused')
})

test('a missing device differs from one that is in use', () => {
  expect(problemOf(thrown('NotFoundError'), 'input')).toBe('noInput')
  expect(problemOf(thrown('NotReadableError'), 'input')).toBe('inputBusy')
})

test('constraints that no device can meet are reported as a missing device, whatever the browser’s type of error', () => {
  expect(problemOf(thrown('OverconstrainedError'), 'input')).toBe('noInput')
  expect(problemOf({ name: 'OverconstrainedError', constraint: '' }, 'input')).toBe('noInput')
})

test('a file without sound is reported as such', () => {
  expect(problemOf(thrown('NotSupportedError'), 'file')).toBe('badFile')
})

test('an input whose sample rate the browser cannot convert is reported as such', () => {
  expect(problemOf(thrown('NotSupportedError'), 'input')).toBe('otherRate')
})

test('problems found by the shop are passed on, and unknown errors are a failure', () => {
  expect(problemOf(new OwnSoundError('tabSilent'), 'tab')).toBe('tabSilent')
  expect(problemOf(thrown('DataError'), 'tab')).toBe('failed')
  expect(problemOf('nonsense', 'file')).toBe('failed')
})
