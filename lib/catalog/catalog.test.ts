import { programCatalog } from './program-catalog'
import { neighboursOf } from './catalog'

const { presets } = programCatalog

const ids = presets.map(({ id }) => id)
const neighbours = (id: string, count: number) => neighboursOf(presets, id, count).map((preset) => preset.id)

describe('neighboursOf', () => {
  it('returns the following presets, and wraps around at the end', () => {
    expect(neighbours(ids[0] ?? '', 3)).toEqual(ids.slice(1, 4))
    expect(neighbours(ids.at(-2) ?? '', 3)).toEqual([ids.at(-1), ids[0], ids[1]])
  })

  it('never returns the preset itself or duplicates', () => {
    for (const id of ids) {
      expect(new Set(neighbours(id, 99))).toEqual(new Set(ids.filter((other) => other !== id)))
      expect(neighbours(id, 99)).toHaveLength(ids.length - 1)
    }
  })
})
