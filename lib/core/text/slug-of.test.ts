import { slugOf } from './slug-of'

it.each([
  ['Counter-Strike 2 Schrittklar', 'counter-strike-2-schrittklar'],
  ['Größe & Ähnliches', 'groesse-aehnliches'],
  ['Pokémon™: Übermut!', 'pokemon-uebermut'],
  ['原神', ''],
  ['a'.repeat(80), 'a'.repeat(44)],
  [`${'a'.repeat(43)} b`, 'a'.repeat(43)],
])('an address is made of %j', (text, slug) => expect(slugOf(text, 44)).toBe(slug))
