import type { Preset } from '../schema'

/** A story: voices (250 Hz to 1 kHz) lifted, thunder, rain, fire lowered. Costs orchestras' foundation. */
export const witcherLagerfeuer: Preset = {
  id: 'witcher-lagerfeuer',
  name: 'Lagerfeuer',
  game: 'The Witcher 3: Wild Hunt',
  aliases: ['witcher', 'tw3', 'hexer', 'wild hunt'],
  tagline: 'Stimmen, die näher rücken, und Regen, der Platz macht.',
  description:
    'Ein Preset zum Versinken, nicht zum Orten. Stimmen werden breit zwischen 250 Hz und 1 kHz um 0,5 bis 2,5 dB gehoben; das Prasseln von Regen und Feuer um 5 kHz gibt um 2 dB nach, Donner und Schläge unter 150 Hz um 3,5 bis 9 dB. Der Preis dafür: Orchester und Gewitter fehlt Fundament.',
  price: 490,
  filters: [
    { type: 'PK', fc: 73, gain: -3.4, q: 0.67 },
    { type: 'LSC', fc: 139, gain: -6, q: 0.79 },
    { type: 'PK', fc: 481, gain: 1.5, q: 0.65 },
    { type: 'PK', fc: 492, gain: 1.2, q: 0.63 },
    { type: 'PK', fc: 4977, gain: -2.3, q: 0.94 },
  ],
  spatial: 'windows-sonic',
  headset: 'Offene Kopfhörer mit großer Bühne, annähernd neutral.',
  version: 2,
  updatedAt: Date.UTC(2026, 10, 29),
  changes: [
    {
      version: 2,
      text: 'Neu abgestimmt an Aufnahmen freier Spiele, mit Grenzen für Klang, Stimmen und Lautstärke. Was er bringt, gilt an Spielen, die beim Abstimmen fehlten.',
    },
  ],
  active: true,
}
