import { Counts, Durations } from './measures.mjs'

it('puts each duration into its bucket and all longer ones, as Prometheus adds them up', () => {
  const durations = new Durations()
  for (const seconds of [0.001, 0.005, 0.3, 60]) durations.add('get', seconds)
  const lines = durations.lines('wait_seconds', 'operation')
  expect(lines[0]).toBe('wait_seconds_bucket{operation="get",le="0.005"} 2')
  expect(lines).toContain('wait_seconds_bucket{operation="get",le="0.25"} 2')
  expect(lines).toContain('wait_seconds_bucket{operation="get",le="0.5"} 3')
  expect(lines).toContain('wait_seconds_bucket{operation="get",le="10"} 3')
  expect(lines.slice(-3)).toEqual([
    'wait_seconds_bucket{operation="get",le="+Inf"} 4',
    'wait_seconds_sum{operation="get"} 60.306',
    'wait_seconds_count{operation="get"} 4',
  ])
})

it('counts by two labels, and keeps what would break a line out of it', () => {
  const counts = new Counts()
  for (const label of ['a', 'a', 'b"\n']) counts.add('/x', label)
  expect(counts.lines('total', ['route', 'status'])).toEqual([
    'total{route="/x",status="a"} 2',
    'total{route="/x",status="b\\"\\n"} 1',
  ])
})
