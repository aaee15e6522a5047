import { setClock } from '@/lib/core/clock'
import { spanBefore, spanOf } from './figure-span'

const usual = { from: '2026-05-03', to: '2026-06-01' }

describe('the span of the figures', () => {
  beforeEach(() => setClock(() => Date.parse('2026-06-01T12:00:00Z')))
  afterEach(() => setClock())

  it('defaults to the last 30 days', () =>
    expect(spanOf({})).toEqual({ span: usual, asked: usual, problem: null }))

  it.each([
    ['2026-06-01', '2026-06-01'],
    ['2024-02-29', '2024-03-01'],
    ['2000-01-01', '2000-01-01'],
    ['2025-06-01', '2026-06-01'],
  ])('may be from %s to %s', (from, to) =>
    expect(spanOf({ from, to })).toEqual({ span: { from, to }, asked: { from, to }, problem: null }),
  )

  it.each([
    ['2026-06-01', '2026-05-31', 'order'],
    ['2026-06-01', '2026-06-02', 'future'],
    ['2025-05-31', '2026-06-01', 'long'],
    ['2000-01-01', '2026-06-01', 'long'],
    ['1999-12-31', '2000-01-01', 'date'],
    ['0000-01-01', '0000-01-01', 'date'],
    ['2000-01-01', '0000-01-01', 'date'],
    ['2026-02-30', '2026-06-01', 'date'],
    ['gestern', 'heute', 'date'],
    ['', '2026-06-01', 'date'],
    [undefined, '2026-06-01', 'date'],
    [['2026-05-01', '2026-05-02'], '2026-06-01', 'date'],
  ])('falls back to the default if asked for %s to %s', (from, to, problem) =>
    expect(spanOf({ from, to })).toMatchObject({ span: usual, problem }),
  )

  it('is compared with as many days before, also across a clock change', () =>
    expect(spanBefore({ from: '2026-03-29', to: '2026-03-31' })).toEqual({
      from: '2026-03-26',
      to: '2026-03-28',
    }))
})
