import { shiftDay } from '@/lib/core/clock'
import { copiesDue, copyName } from './kept-copies'

/** The copies left if one is made on each of these days, and those due are deleted each time. */
function leftAfter(days: readonly string[]): string[] {
  let names: string[] = []
  for (const day of days) {
    names = [...new Set([...names, copyName(day)])]
    const due = copiesDue(names)
    names = names.filter((name) => !due.includes(name))
  }
  return names
    .map((name) => name.slice('spielklang-'.length, -'.backup'.length))
    .sort()
    .reverse()
}
const daysUpTo = (day: string, count: number) =>
  Array.from({ length: count }, (_, n) => shiftDay(day, n - count + 1))

it('keeps the last seven days, four weeks and twelve months of two years of copies', () => {
  expect(leftAfter(daysUpTo('2026-11-25', 730))).toEqual([
    ...['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'],
    // Sundays of the two weeks before; those of the present and the last week are among the days.
    ...['2026-11-15', '2026-11-08'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
    ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ])
})

it('keeps older copies across gaps, and counts each day once', () => {
  const days = ['2024-01-01', '2025-06-30', '2025-06-30', '2026-11-25']
  expect(leftAfter(days)).toEqual(['2026-11-25', '2025-06-30', '2024-01-01'])
})

it('never deletes a file that is not one of its copies', () => {
  const others = [
    'spielklang-2020-01-01.sqlite',
    'spielklang-2020-01-01.backup.old',
    'x-2020-01-01.backup',
    'photos',
  ]
  expect(
    copiesDue([...others, ...daysUpTo('2026-11-25', 400).map(copyName)]).filter((name) =>
      others.includes(name),
    ),
  ).toEqual([])
})
