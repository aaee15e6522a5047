import { coverWidth } from './cover-grid'

const widths = (count: number) => Array.from({ length: count }, (_, index) => coverWidth(index, count))
const cellsOf = (count: number, style: string) =>
  widths(count).reduce((cells, width) => cells + (width.split(' ').includes(style) ? 2 : 1), 0)

describe('coverWidth', () => {
  it('fills every row of a grid with two or three columns', () => {
    for (let count = 2; count <= 20; count += 1) {
      expect(cellsOf(count, 'sm:max-lg:col-span-2') % 2).toBe(0)
      expect(cellsOf(count, 'lg:col-span-2') % 3).toBe(0)
    }
  })

  it('widens neither a single cover nor covers in full rows', () => {
    expect(widths(1)).toEqual([''])
    expect(widths(6).join('')).toBe('')
  })

  it('widens only the first and the last cover', () => {
    expect(widths(10)).toEqual(['lg:col-span-2', ...Array.from({ length: 8 }, () => ''), 'lg:col-span-2'])
  })
})
