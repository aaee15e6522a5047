import type { Preset } from '../schema'

export const witcherLagerfeuerV1: Preset = {
  id: 'witcher-lagerfeuer',
  name: 'Lagerfeuer',
  game: 'The Witcher 3: Wild Hunt',
  aliases: ['witcher', 'tw3', 'hexer', 'wild hunt'],
  tagline: 'Wärme, Weite und Stimmen, die man versteht.',
  description:
    'Ein Preset zum Versinken, nicht zum Orten. Unter 75 Hz kommen 3 dB dazu, über 9,5 kHz 2 dB, also mehr Donner und mehr Luft um Wälder und Orchester. Eine leichte Senke um 180 und 450 Hz hält die Mitten frei, und um 1,8 kHz werden Dialoge deutlicher. Der Preis dafür: leise Geräusche weit weg treten eher zurück, und kleine In-Ears können im Bass an ihre Grenze kommen.',
  price: 490,
  filters: [
    { type: 'LSC', fc: 75, gain: 3, q: 0.7 },
    { type: 'PK', fc: 180, gain: -1.5, q: 1 },
    { type: 'PK', fc: 450, gain: -1.2, q: 1 },
    { type: 'PK', fc: 1800, gain: 1.6, q: 1 },
    { type: 'HSC', fc: 9500, gain: 2, q: 0.7 },
  ],
  spatial: 'windows-sonic',
  headset: 'Offene Kopfhörer mit großer Bühne, annähernd neutral.',
  version: 1,
  updatedAt: Date.UTC(2026, 4, 9),
  changes: [],
  active: true,
}
