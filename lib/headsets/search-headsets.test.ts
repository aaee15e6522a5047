import type { HeadsetSummary } from './schema'
import { searchHeadsets } from './search-headsets'
import list from './autoeq/headsets.json'

const headsets: HeadsetSummary[] = list.map(({ id, name, aliases }) => ({
  id,
  name,
  aliases,
  kind: 'over-ear',
}))
const found = (query: string) => searchHeadsets(headsets, query).map(({ name }) => name)

it.each([
  ['HyperX Cloud II', 'HyperX Cloud II'],
  ['hyperx cloud 2', 'HyperX Cloud II'],
  ['Cloud 2', 'HyperX Cloud II'],
  ['cloud2', 'HyperX Cloud II'],
  ['cloud ii', 'HyperX Cloud II'],
  ['Hyper X Cloud II', 'HyperX Cloud II'],
  ['hyper-x cloud', 'HyperX Cloud II'],
  ['hyprex cloud', 'HyperX Cloud II'],
  ['clowd alpha', 'HyperX Cloud Alpha'],
  ['dt990', 'Beyerdynamic DT 990 Pro'],
  ['DT-990 pro', 'Beyerdynamic DT 990 Pro'],
  ['990 dt', 'Beyerdynamic DT 990 Pro'],
  ['béyerdynamic dt 770', 'Beyerdynamic DT 770 Pro'],
  ['black shark v2', 'Razer BlackShark V2'],
  ['blackshark v2', 'Razer BlackShark V2'],
  ['arctis 7', 'SteelSeries Arctis 7'],
  ['Arctis 7+', 'SteelSeries Arctis 7+'],
  ['playstation pulse 3d', 'Sony PULSE 3D'],
  ['audeze maxwel', 'Audeze Maxwell'],
])('%j finds %s among the first', (query, name) => {
  expect(found(query).slice(0, 5)).toContain(name)
})

it.each([
  ['Arctis 7', 'SteelSeries Arctis 7'],
  ['arctis 7+', 'SteelSeries Arctis 7+'],
  ['cloud 2', 'HyperX Cloud II'],
  ['dt 990 pro', 'Beyerdynamic DT 990 Pro'],
])('%j finds %s first', (query, name) => expect(found(query)[0]).toBe(name))

it('finds nothing for empty or unknown input', () => {
  for (const query of ['', '  ', '!?', 'Staubsauger 3000']) expect(found(query)).toEqual([])
})

it('limits the number of results', () => {
  expect(searchHeadsets(headsets, 'arctis', 3)).toHaveLength(3)
  expect(found('arctis')).toHaveLength(20)
})
