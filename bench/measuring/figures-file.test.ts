import { version } from '@/package.json'
import { figuresText, sourcesText } from './figures-file'
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

it('names the run and marks figures that miss their target', () => {
  const text = figuresText(run, rows)
  expect(text).toContain(`2026-01-31, version ${version}, commit 1234abcd. 2 processors.`)
  expect(text).toContain('| requests/s | at least 0.8 | 0.75 (0.70 to 0.90) | **missed** |')
  expect(text).toContain('| memory, KB | at most 100  | 100.00              | yes        |')
})

it('lists the source of each figure, in order', () => {
  expect(sourcesText(rows)).toContain('- requests/s:\n  two turns\n- memory, KB:\n  two turns\n')
})
