import { expectEvened } from './testing/expect-evened'

it.each(['leaves', 'walls', 'grass'] as const)(
  'makes the scene „%s“ as loud as it was, with no peak above -1 dBTP',
  expectEvened,
)
