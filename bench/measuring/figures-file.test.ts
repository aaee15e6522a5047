import { version } from '@/package.json'
import { figuresCsv, figuresText } from './figures-file'
import { once } from './median'
import type { Row } from './report'

const run = { day: '2026-01-31', commit: '1234abcd', machine: '2 processors' }

function row(name: string, goal: Row['goal'], value: Row['value']): Row {
  return { name, goal, value, detail: 'two turns' }
}

const rows = [
  row('requests/s', { atLeast: 0.8 }, { low: 0.7, median: 0.75, high: 0.9 }),
  row('memory, KB', { atMost: 100 }, once(100)),
]

it('names the run and the figures that miss their target', () => {
  const text = figuresText(run, rows)
  expect(text).toContain(`2026-01-31, version ${version}, commit 1234abcd. 2 processors.`)
  expect(text).toContain('Of 2 figures, 1 miss their target')
  expect(text).toContain('| requests/s | at least 0.8 | 0.75 (0.70 to 0.90) |')
  expect(text).not.toContain('memory')
})

it('lists each figure with its target and what it was made of, in order', () => {
  expect(figuresCsv(rows).split('\n')).toEqual([
    '"figure","target","measured","reached","made of"',
    '"requests/s","at least 0.8","0.75 (0.70 to 0.90)","no","two turns"',
    '"memory, KB","at most 100","100.00","yes","two turns"',
    '',
  ])
})
