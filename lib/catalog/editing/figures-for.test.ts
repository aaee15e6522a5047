import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { makeBackground } from '@/build/make-workers'
import { closeThreads, openThreads } from '@/lib/core/off-thread'
import { contentOf } from './draft-of'
import { programCatalog } from '../program-catalog'
import { figuresFor, modelFigures } from './figures-for'

/** One kind of sound is soon computed. */
const preset = programCatalog.presets.find(({ game }) => game === 'Resident Evil 4')
if (!preset) throw new Error('not in the catalogue')
const draft = contentOf(preset)
const [first, ...others] = draft.filters
if (!first) throw new Error('a preset without a filter')
const changed = { ...draft, filters: [{ ...first, fc: first.fc + 10 }, ...others] }

describe('figures of a draft', () => {
  // A folder from which its dependencies resolve.
  const folder = mkdtempSync('.background-')
  beforeAll(async () => {
    await makeBackground(join(folder, 'background.mjs'))
    openThreads(join(folder, 'background.mjs'))
  })
  afterAll(async () => {
    await closeThreads()
    rmSync(folder, { recursive: true })
  })

  it('are computed off the main thread', async () => {
    const before = performance.eventLoopUtilization()
    const figures = await figuresFor(changed, preset)
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.4)
    expect(figures).toEqual(await modelFigures(changed))
    expect(figures.map(({ kind }) => kind)).toEqual(preset.figures?.map(({ kind }) => kind))
  })

  it('are kept, including those of games left out, if only texts change', async () => {
    const mended = { ...draft, tagline: 'Anders.' }
    expect(await figuresFor(mended, preset)).toBe(preset.figures)
  })

  it('are those of its current game', async () => {
    const forOther = await figuresFor({ ...draft, game: 'The Witcher 3: Wild Hunt' }, preset)
    expect(forOther.map(({ kind }) => kind)).toContain('voices')
    expect(await figuresFor({ ...draft, game: 'Ein anderes Spiel' }, preset)).toEqual([])
  })
})
