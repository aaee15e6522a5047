import { programCatalog } from '@/lib/catalog/program-catalog'
import { searchPresets } from '@/lib/catalog/showing/search-presets'
import { summaryOf } from './summary-of'

const { presets } = programCatalog

const summaries = presets.map(summaryOf)
const find = (query: string) => searchPresets(summaries, { query, game: '' }).map(({ id }) => id)

describe('a search in the catalogue', () => {
  it.each([
    ['cs2', 'cs2-schrittklar'],
    ['csgo', 'cs2-schrittklar'],
    ['CS:GO', 'cs2-schrittklar'],
    ['cs 2', 'cs2-schrittklar'],
    ['counterstrike', 'cs2-schrittklar'],
    ['r6', 'siege-wandhorcher'],
    ['lol', 'lol-rufweite'],
    ['ow2', 'overwatch-klarsignal'],
    ['overwtach', 'overwatch-klarsignal'],
    ['eft', 'tarkov-stille-sohle'],
    ['tarkow', 'tarkov-stille-sohle'],
    ['preset für tarkov', 'tarkov-stille-sohle'],
    ['acc', 'acc-kurvengrip'],
    ['pubg', 'pubg-feldpeiler'],
    ['re4', 're4-dielenknarren'],
    ['hexer', 'witcher-lagerfeuer'],
    ['beatsaber', 'beat-saber-taktgeber'],
    ['valo', 'valorant-winkelzug'],
    ['fortnite', 'fortnite-truhenklang'],
    ['apex', 'apex-flankenwacht'],
    ['warzone', 'warzone-trittsiegel'],
    ['call of duty', 'warzone-trittsiegel'],
    ['Dielenknaren', 're4-dielenknarren'],
  ])('for %s finds only %s', (query, id) => expect(find(query)).toEqual([id]))

  it.each(['equalizer apo', 'Wavelet', 'easyeffects', 'jamesdsp', 'headset', 'Kopfhörer', 'kopfhoerer'])(
    'for %s, which suits every preset, finds all presets',
    (query) => expect(find(query)).toHaveLength(presets.length),
  )

  it.each([
    ['schritte', 'cs2-schrittklar'],
    ['schüsse', 'pubg-feldpeiler'],
    ['SCHUESSE', 'pubg-feldpeiler'],
    ['reifen', 'acc-kurvengrip'],
    ['offene kopfhörer', 'tarkov-stille-sohle'],
  ])('for %s finds the presets that mention it, but not all', (query, id) => {
    expect(find(query)).toContain(id)
    expect(find(query).length).toBeLessThan(presets.length)
  })

  it.each(['minecraft', 'rocket league', 'roblox', 'dota', 'xyzzy', 'asdfgh', '???', '12345', 'kochrezept'])(
    'for %s finds nothing',
    (query) => expect(find(query)).toEqual([]),
  )
})
