import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { headsetSchema } from '../schema'
import { readAliases, readResults } from './read-results'

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')
const published = read('headsets.txt')
const aliases = read('aliases.txt')

describe('the program’s own headsets', () => {
  const parsed = readResults(published, aliases)

  // After a change of the texts: WRITE_HEADSETS=true npx jest lib/headsets/autoeq/headsets
  it('are those published by AutoEq', () => {
    const lines = parsed.map((headset) => JSON.stringify(headset)).join(',\n')
    if (process.env.WRITE_HEADSETS) writeFileSync(join(__dirname, 'headsets.json'), `[\n${lines}\n]\n`)
    expect(z.array(headsetSchema).parse(JSON.parse(read('headsets.json')))).toEqual(parsed)
  })

  it('contain every number of the text', () => {
    const numbers = parsed.map(({ preamp, filters }) => [
      preamp,
      ...filters.flatMap(({ fc, gain, q }) => [fc, gain, q]),
    ])
    const written = published.split(/^# .*$/m).slice(1)
    expect(written).toHaveLength(parsed.length)
    for (const [index, text] of written.entries()) {
      const values = [...text.matchAll(/(?:Preamp:|Fc|Gain|Q) (-?\d+(?:\.\d+)?)/g)].map(
        ([, value]) => Number(value) + 0,
      )
      expect(numbers[index]).toEqual(values)
    }
  })

  it('are at least 150, each once and with ten filters of finite values', () => {
    expect(parsed.length).toBeGreaterThanOrEqual(150)
    expect(new Set(parsed.map(({ id }) => id)).size).toBe(parsed.length)
    for (const { filters, preamp } of parsed) {
      expect(filters).toHaveLength(10)
      for (const value of [preamp, ...filters.flatMap(({ fc, gain, q }) => [fc, gain, q])])
        expect(Number.isFinite(value)).toBe(true)
    }
  })

  it('name their measurer and target curve', () => {
    for (const { measurer, target } of parsed) expect([measurer, target]).not.toContain('')
    const cloud = parsed.find(({ id }) => id === 'hyperx-cloud-ii')
    expect(cloud).toMatchObject({
      name: 'HyperX Cloud II',
      kind: 'over-ear',
      measurer: 'Rtings',
      target: 'HMS II.3 Harman over-ear 2018',
      preamp: expect.any(Number),
    })
  })

  it('have aliases only for models that exist', () => {
    const names = parsed.map(({ name }) => name)
    expect([...readAliases(aliases).keys()].filter((name) => !names.includes(name))).toEqual([])
  })
})
